import { Arrow } from '#src/ui/icon.tsx';
import type { LinkView } from '#src/views/links.ts';
import type { Point } from '#src/views/point.ts';

type Block = Point & { link: LinkView };

/** The two highlighted blocks: how a project proceeds, and how soon the agency answers. */
export function TwoBlocks({ blocks }: { blocks: [Block, Block] }) {
  return (
    <section className="wrap band-s twoblocks print:hidden">
      {/* Only the second is on the colour of the category. */}
      {blocks.map((block, index) => (
        <a key={block.link.href} href={block.link.href} className={index === 1 ? 'on-field' : undefined}>
          <h2>{block.title}</h2>
          <p>{block.text}</p>
          <b>
            {block.link.label} <Arrow />
          </b>
        </a>
      ))}
    </section>
  );
}
