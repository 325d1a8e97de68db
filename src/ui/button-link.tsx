import { Arrow, Icon } from '#src/ui/icon.tsx';

interface ButtonLinkProps {
  href: string;
  label: string;
  kind?: 'primary' | 'line';
  /** Says to screen readers that the link opens in a new tab. Without it the link opens in the same one. */
  newTabLabel?: string;
  className?: string;
}

/** A link that looks like a button, with the arrow that moves under the pointer. */
export function ButtonLink({ href, label, kind = 'primary', newTabLabel, className = '' }: ButtonLinkProps) {
  return (
    <a
      className={`btn-${kind} ${className}`.trim()}
      href={href}
      {...(newTabLabel && { target: '_blank', rel: 'noopener' })}
    >
      {label}
      {newTabLabel && <span className="sr-only">({newTabLabel})</span>}
      {newTabLabel ? <Icon name="arrow-up-right" className="letter-size" /> : <Arrow />}
    </a>
  );
}
