import { Icon } from '#src/ui/icon.tsx';
import type { ConsentView } from '#src/views/layout/consent.ts';

/** The cookie banner: one line under the header, whose question unfolds. `src/enhance` shows and removes it. */
export function Consent({ consent }: { consent: ConsentView }) {
  return (
    <section id="consent" tabIndex={-1} aria-label={consent.title} className="consent message">
      <div className="wrap">
        <details>
          <summary>
            {consent.title} <Icon name="chevron-down" className="w-[1em] h-[1em]" />
          </summary>
          <p>{consent.text}</p>
        </details>
        <button type="button" data-consent="accepted" className="btn-line">
          {consent.accept}
        </button>
        <button type="button" data-consent="declined" className="btn-line">
          {consent.decline}
        </button>
        <button type="button" data-consent="" aria-label={consent.close} className="menubtn">
          <Icon name="x" />
        </button>
      </div>
    </section>
  );
}
