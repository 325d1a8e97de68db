import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' };

const icons = lucide.icons as Record<string, { body: string } | undefined>;
const aliases = lucide.aliases as Record<string, { parent: string } | undefined>;

interface LineIconProps {
  /** Name of a Lucide icon that content chooses. */
  name: string;
  /** In pixels. */
  size?: number;
  className?: string;
}

/**
 * A Lucide icon as inline SVG, for names that stand in `content/`: a CSS mask for each of them would put all of them
 * into the styles of every page that shares the template. Throws when Lucide has no such icon.
 */
export function LineIcon({ name, size = 24, className = '' }: LineIconProps) {
  const icon = icons[name] ?? icons[aliases[name]?.parent ?? ''];
  if (!icon) throw new Error(`\`${name}\` is not a Lucide icon; see https://lucide.dev/icons`);
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden
      className={`flex-none ${className}`.trim()}
      dangerouslySetInnerHTML={{ __html: icon.body }}
    />
  );
}
