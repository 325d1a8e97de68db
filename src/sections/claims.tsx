import { SectionHead } from '#src/ui/section-head.tsx';

interface ClaimsProps {
  title: string;
  text: string;
  items: { value: string; text: string }[];
}

/** Numbers first: three large ones over the page, the rest in a row under them. */
export function Claims({ title, text, items }: ClaimsProps) {
  return (
    <section className="bg-sand band">
      <div className="wrap">
        <SectionHead title={title} text={text} className="max-w-180" />
        <dl className="grid sm:grid-cols-6 lg:grid-cols-12 gap-x-8 mt-12 border-t border-ink">
          {items.map((item, index) => (
            <div
              key={item.text}
              className={`flex flex-col-reverse justify-end py-6 border-b border-line ${index < 3 ? 'sm:col-span-6 md:col-span-2 lg:col-span-4' : 'sm:col-span-3 lg:col-span-3'}`}
            >
              <dt className="mt-2 text-soft">{item.text}</dt>
              <dd className={index < 3 ? 'figure' : 'font-display font-600 text-3xl tracking-[-.03em] leading-none'}>
                {item.value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
