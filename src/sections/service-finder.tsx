import { FinderField } from '#src/ui/finder-field.tsx';
import type { FinderView } from '#src/views/finder.ts';

/** The search field on the overview of services: its list lies over the page, so that nothing shifts. */
export function ServiceFinder({ finder }: { finder: FinderView }) {
  return <FinderField {...finder} className="finder print:hidden" inputClassName="field mt-1.5" />;
}
