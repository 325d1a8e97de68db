import { ButtonLink } from '#src/ui/button-link.tsx';
import type { FrameView } from '#src/views/frame.ts';

/** The ink band that ends every page with a way to a no-obligation introduction (R10). */
export function ClosingCall({ cta }: { cta: FrameView['cta'] }) {
  return (
    <section className="on-band band print:hidden">
      <div className="wrap cols items-end">
        <div className="lg:col-span-8">
          <h2 className="grand">{cta.title}</h2>
          <p className="lead">{cta.text}</p>
        </div>
        <div className="lg:col-span-4 lg:justify-self-end">
          <ButtonLink {...cta.button} className="text-lg" />
        </div>
      </div>
    </section>
  );
}
