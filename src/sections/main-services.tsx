import { DrawingImage } from '#src/ui/drawing-image.tsx';
import { Arrow } from '#src/ui/icon.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import type { ServicesView } from '#src/views/services.ts';

/** The five cards of the overview (R29): two wide, three narrow, each with its own drawing. */
export function MainServices({ main }: { main: ServicesView['main'] }) {
  return (
    <section className="bg-sand band">
      <div className="wrap">
        <SectionHead title={main.title} text={main.text} />
        {/* `data-drawing` is for `src/enhance/view-transition.ts`. */}
        <ul className="five">
          {main.services.map(({ id, category, href, label, text, drawing }) => (
            <li key={id} className={`cat-${category} card`}>
              <a href={href} data-drawing="">
                {drawing && <DrawingImage picture={drawing} />}
                <div className="flex flex-col flex-1 p-5">
                  <h3>{label}</h3>
                  <span className="text-soft mt-2 mb-5 max-w-[28em]">{text}</span>
                  <span className="mt-auto font-600 inline-flex items-center gap-2.5">
                    {main.readMore}
                    <span className="sr-only">{label}</span>
                    <Arrow />
                  </span>
                </div>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
