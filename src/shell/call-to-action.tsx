import { ButtonLink } from '#src/ui/button-link.tsx';
import type { CallToActionView } from '#src/views/layout/call-to-action.ts';

/** The end of every page: a dark band, or one line, with a link to the contact page (R10). */
export function CallToAction({ callToAction }: { callToAction: CallToActionView }) {
  const { line } = callToAction;
  if (line)
    return (
      <section className="border-t print:hidden">
        <p className="wrap py-6">
          {line.text}{' '}
          <a href={line.link.href} className="link">
            {line.link.label}
          </a>
        </p>
      </section>
    );
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
