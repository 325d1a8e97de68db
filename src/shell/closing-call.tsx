import { ButtonLink } from '#src/ui/button-link.tsx';
import type { ClosingCallView } from '#src/views/layout/closing-call.ts';

/** The dark band at the end of every page, with a link to the contact page (R10). */
export function ClosingCall({ call }: { call: ClosingCallView }) {
  return (
    <section className="on-band band print:hidden">
      <div className="wrap cols items-end">
        <div className="lg:col-span-8">
          <h2 className="grand">{call.title}</h2>
          <p className="lead">{call.text}</p>
        </div>
        <div className="lg:col-span-4 lg:justify-self-end">
          <ButtonLink {...call.button} className="text-lg" />
        </div>
      </div>
    </section>
  );
}
