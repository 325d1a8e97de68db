import type { ServiceExtra } from '#src/views/service-extra.ts';

/** Only for headless Laravel: the architecture as four stacked layers with the request going down and the answer up. */
export function LayersExtra({ extra }: { extra: Extract<ServiceExtra, { kind: 'layers' }> }) {
  return (
    <section className="wrap band">
      <div className="cols">
        <div className="left lg:pr-6">
          <h2>{extra.title}</h2>
          <p className="lead mt-4">{extra.intro}</p>
        </div>
        <figure className="right">
          <ol className="border-2 border-ink">
            {extra.layers.map((layer, index) => (
              <li
                key={layer.title}
                className={`relative grid sm:grid-cols-[12rem_1fr] gap-x-6 gap-y-1 p-5 sm:p-6 border-b border-ink last:border-b-0 ${layerColours[index] ?? ''}`}
              >
                <h3>{layer.title}</h3>
                <p>{layer.text}</p>
                {index > 0 && (
                  <span
                    aria-hidden
                    className="absolute -top-4 right-6 flex items-center h-8 px-2 bg-paper text-ink border border-ink"
                  >
                    <span className="i-lucide-arrow-down-up" />
                  </span>
                )}
              </li>
            ))}
          </ol>
          <figcaption className="note mt-4">{extra.caption}</figcaption>
        </figure>
      </div>
    </section>
  );
}

const layerColours = ['bg-fb text-[#101F2E]', 'bg-surface', 'bg-field text-onfield', 'bg-band text-onband'];
