import type { LinkView } from '#src/views/context.ts';
import type { Point } from '#src/views/service.ts';

type Block = Point & { link: LinkView };

/** The two highlighted blocks: how a project goes, and how soon an answer comes. */
export function TwoBlocks({ blocks }: { blocks: [Block, Block] }) {
  return (
    <section className="wrap grid lg:grid-cols-2 gap-5 py-[clamp(3rem,6vw,5rem)]">
      {blocks.map((block, index) => (
        <a
          key={block.link.href}
          href={block.link.href}
          className={`flex flex-col p-[clamp(1.5rem,3vw,2.5rem)] no-underline group border border-ink ${index ? 'bg-field text-onfield' : 'bg-surface'}`}
        >
          <h2 className="text-[clamp(1.5rem,1.2rem+1.2vw,2.2rem)]!">{block.title}</h2>
          <p className="mt-3 mb-8 max-w-[32rem]">{block.text}</p>
          <span className="mt-auto font-600 inline-flex items-center gap-2.5">
            {block.link.label}
            <span aria-hidden className="arrow" />
          </span>
        </a>
      ))}
    </section>
  );
}
