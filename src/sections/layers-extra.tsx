import { Icon } from '#src/ui/icon.tsx';
import type { ServiceExtra } from '#src/views/service-extra.ts';

/**
 * Only on the page of the headless Laravel service: the architecture as four layers, with an arrow between each two for
 * the request that goes down and the response that goes up.
 */
export function LayersExtra({ extra }: { extra: Extract<ServiceExtra, { kind: 'layers' }> }) {
  return (
    <section className="wrap cols band">
      <div>
        <h2>{extra.title}</h2>
        <p className="lead">{extra.intro}</p>
      </div>
      <figure>
        <ol className="layers">
          {extra.layers.map((layer, index) => (
            <li key={layer.title} className={grounds[index]}>
              <h3>{layer.title}</h3>
              <p>{layer.text}</p>
              {index > 0 && (
                <span aria-hidden>
                  <Icon name="arrow-down-up" className="letter-size" />
                </span>
              )}
            </li>
          ))}
        </ol>
        <figcaption className="note mt-4">{extra.caption}</figcaption>
      </figure>
    </section>
  );
}

/** The background of each layer, from the top down; `layers-extra.css` sets that of the first. */
const grounds = [undefined, 'bg-surface', 'on-field', 'on-band'];
