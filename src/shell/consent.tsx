import { Icon } from '#src/ui/icon.tsx';
import type { ConsentView } from '#src/views/layout/consent.ts';

/**
 * The cookie banner: a slim bar at the foot of the screen. `src/enhance/consent.ts` shows it, gives it the focus when
 * it is asked for, and removes it; the button with an empty `data-consent` closes it without an answer.
 */
export function Consent({ consent }: { consent: ConsentView }) {
  return (
    <section id="consent" tabIndex={-1} aria-label={consent.title} className="consent">
      <div className="wrap">
        <p>
          <span className="font-600">{consent.title}</span> {consent.text}
        </p>
        <button type="button" data-consent="accepted" className="btn-line">
          {consent.accept}
        </button>
        <button type="button" data-consent="declined" className="btn-line">
          {consent.decline}
        </button>
        <a href={consent.privacy.href}>{consent.privacy.label}</a>
        <button type="button" data-consent="" aria-label={consent.close} className="menubtn">
          <Icon name="x" />
        </button>
      </div>
    </section>
  );
}
