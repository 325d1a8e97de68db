import { signalTiles } from '#src/domain/flags/signal-tiles.ts';
import { Flag } from '#src/ui/flag.tsx';

/** The signals of the cases over the whole width of the page, each three tiles in its client's colours. */
export function CaseStrip({ slugs }: { slugs: string[] }) {
  return (
    <div aria-hidden className="casestrip print:hidden">
      {slugs.map((slug) => (
        <Flag key={slug} tiles={signalTiles(slug, 3)} className={`case-${slug}`} />
      ))}
    </div>
  );
}
