import { ButtonLink } from '#src/ui/button-link.tsx';
import type { CallToActionView } from '#src/views/layout/call-to-action.ts';

/** The dark band at the end of every page, with a link to the contact page (R10). */
export function CallToAction({ callToAction }: { callToAction: CallToActionView }) {
  return (
    <section className="on-band band print:hidden">
      <div className="wrap cols items-end">
        <div className="lg:col-span-8">
          <h2 className="grand">{callToAction.title}</h2>
          <p className="lead">{callToAction.text}</p>
        </div>
        <div className="lg:col-span-4 lg:justify-self-end">
          <ButtonLink {...callToAction.button} className="text-lg" />
        </div>
      </div>
    </section>
  );
}
