import { budgetsOf } from '#cli/audit/budgets.ts';
import type { Check } from '#cli/audit/check.ts';
import { weigh } from '#cli/audit/page-weight.ts';

/** What a first visit loads stays within the budgets that every page has. */
export const budgets: Check = {
  name: 'budgets',
  page: (page, site) => {
    const weight = weigh(page, site.served);
    return budgetsOf(page.route)
      .filter(({ bytes, atMost }) => bytes(weight) > atMost)
      .map(({ name, bytes, atMost }) => ({ message: `${name}: ${bytes(weight)} bytes, where ${atMost} are allowed` }));
  },
};
