import { Arrow, Icon } from '#src/ui/icon.tsx';

interface ButtonLinkProps {
  href: string;
  label: string;
  kind?: 'primary' | 'line';
  /** If it is set, the link opens in a new tab; this text says so to screen readers. */
  newTab?: string;
  className?: string;
}

/** A link that looks like a button, with the arrow that moves under the pointer. */
export function ButtonLink({ href, label, kind = 'primary', newTab, className = '' }: ButtonLinkProps) {
  return (
    <a className={`btn-${kind} ${className}`.trim()} href={href} {...(newTab && { target: '_blank', rel: 'noopener' })}>
      {label}
      {newTab && <span className="sr-only">({newTab})</span>}
      {newTab ? <Icon name="arrow-up-right" className="letter-size" /> : <Arrow />}
    </a>
  );
}
