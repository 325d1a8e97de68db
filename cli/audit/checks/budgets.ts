import { type Part, parts, transferAtMost } from '#cli/audit/budgets.ts';
import type { Check } from '#cli/audit/check.ts';
import { weigh } from '#cli/audit/page-weight.ts';

/** What a first visit loads stays within the ceiling of its template, part by part, and within one round trip. */
export const budgets: Check = {
  name: 'budgets',
  page: (page, site) => {
    if (!site.budgets) return [];
    const weight = weigh(page, site.served);
    const ceilings = site.budgets[page.template];
    if (!ceilings)
      return [{ message: `no budget for the template \`${page.template}\`: run \`npm run audit -- --budgets\`` }];
    const first = weight.html + weight.css + weight.script;
    return [
      ...(first > transferAtMost
        ? [{ message: `html, css and script are ${first} bytes; one round trip carries ${transferAtMost}` }]
        : []),
      ...parts
        .filter((part) => weight[part] > ceilings[part].atMost)
        .map((part: Part) => ({
          message: `${part} is ${weight[part]} bytes, the ceiling is ${ceilings[part].atMost}`,
        })),
    ];
  },
};
