import { Icon } from '#src/ui/icon.tsx';
import type { ConsentView } from '#src/views/layout/consent.ts';

/** The cookie banner, hidden; `src/enhance/consent.ts` shows it. */
export function Consent({ consent }: { consent: ConsentView }) {
  return (
    <section id="consent" hidden tabIndex={-1} aria-label={consent.title} className="consent print:hidden">
      <div className="wrap">
        <div>
          <h2 className="text-xl!">{consent.title}</h2>
          <p className="note mt-1.5 max-w-[44rem]">{consent.text}</p>
        </div>
        <div className="flex gap-3">
          <button type="button" data-consent="accepted" className="btn-line flex-1">
            {consent.accept}
          </button>
          <button type="button" data-consent="declined" className="btn-line flex-1">
            {consent.decline}
          </button>
          <button
            type="button"
            data-consent=""
            aria-label={consent.close}
            className="menubtn absolute md:static right-2 top-2"
          >
            <Icon name="x" />
          </button>
        </div>
      </div>
    </section>
  );
}
