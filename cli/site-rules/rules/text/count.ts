import { listLengths, listLimitOf } from '#cli/site-rules/list-limits.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';

const questions = (count: number) => {
  const items = Array.from({ length: count }, (_, at) => ({ question: `${at}?`, answer: `${at}.` }));
  return JSON.stringify({ pages: { contact: { faq: { items } } } });
};

/** Reports a list with more or fewer items than `list-limits.ts` allows, at its last item. */
export const textCount = defineSiteRule({
  code: 'text/count',
  severity: 'error',
  examples: {
    bad: { 'i18n/nl.json': questions(3), 'i18n/en.json': questions(3) },
    good: { 'i18n/nl.json': questions(5), 'i18n/en.json': questions(5) },
  },
  project(context) {
    // Only the first language is checked: a translation with more or fewer items is a separate finding.
    const [first] = context.project.catalogues;
    if (!first) return;
    const { locale, messages } = first;
    for (const [list, count] of listLengths(messages.keys())) {
      const limit = listLimitOf(list);
      if (!limit || (count >= limit.min && count <= limit.max)) continue;
      const last = `${list}.${count - 1}`;
      const key = messages.keys().find((id) => id === last || id.startsWith(`${last}.`)) ?? last;
      const problem = count > limit.max ? 'many' : 'few';
      context.report({ locale, key }, { problem, list, count, ...limit });
    }
  },
});
