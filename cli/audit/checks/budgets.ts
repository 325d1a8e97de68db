import type { Check } from '#cli/audit/check.ts';
import { type PageWeight, weigh } from '#cli/audit/page-weight.ts';
import { drawingMaxBytes } from '#src/domain/drawing-picture.ts';
import type { RouteName } from '#src/domain/routes.ts';

/** What is weighed of a page, and how many bytes that may be: text as brotli compresses it, see `weigh`. */
interface Budget {
  name: string;
  bytes: (weight: PageWeight) => number;
  atMost: number;
}

/** What all pictures of a page may weigh, each in its widest file; drawings apart. More on a case, which is about them. */
const picturesAtMost: Partial<Record<RouteName, number>> & { default: number } = { default: 120_000, project: 320_000 };

/** The budgets of a page. Only that of pictures depends on the route. */
export function budgetsOf(route: RouteName): Budget[] {
  return [
    // As much as the first congestion window of a connection carries.
    { name: 'html, css and script', bytes: ({ document, script }) => document + script, atMost: 14_000 },
    { name: 'script', bytes: ({ script }) => script, atMost: 1_500 },
    { name: 'fonts', bytes: ({ fonts }) => fonts, atMost: 45_000 },
    {
      name: 'pictures without drawings',
      bytes: ({ pictures }) => pictures,
      atMost: picturesAtMost[route] ?? picturesAtMost.default,
    },
    { name: 'heaviest picture of a drawing', bytes: ({ drawing }) => drawing, atMost: drawingMaxBytes },
  ];
}

/** Every page stays within its budgets. */
export const budgets: Check = {
  name: 'budgets',
  page: (page, site) => {
    const weight = weigh(page, site.served);
    return budgetsOf(page.route)
      .filter(({ bytes, atMost }) => bytes(weight) > atMost)
      .map(({ name, bytes, atMost }) => ({ message: `${name}: ${bytes(weight)} bytes, where ${atMost} are allowed` }));
  },
};
