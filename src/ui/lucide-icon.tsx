import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' };

const icons = lucide.icons as Record<string, { body: string } | undefined>;
/** The present name of each icon that Lucide has renamed. */
const aliases = lucide.aliases as Record<string, { parent: string } | undefined>;

interface LucideIconProps {
  /** Name of a Lucide icon. */
  name: string;
  className?: string;
}

/**
 * Groups and colours in Lucide's files, such as `<g fill="none">`: the class `icon` gives all icons one stroke instead.
 */
const lucidePaint = /<\/?g\b[^>]*>| (?:fill|stroke[a-z-]*)="[^"]*"/g;

/** An icon that content names, from the whole set. Throws when Lucide has no such icon. */
export function LucideIcon({ name, className = '' }: LucideIconProps) {
  // No icon has the empty name.
  const icon = icons[name] ?? icons[aliases[name]?.parent ?? ''];
  if (!icon) throw new Error(`\`${name}\` is not a Lucide icon; see https://lucide.dev/icons`);
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      className={`icon ${className}`.trim()}
      dangerouslySetInnerHTML={{ __html: icon.body.replace(lucidePaint, '') }}
    />
  );
}
