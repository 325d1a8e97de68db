import type { Check } from '#cli/audit/check.ts';
import { textOf } from '#cli/audit/element.ts';

/** One heading of the first level, no level left out on the way down, none empty. */
export const headings: Check = {
  name: 'headings',
  page: (page) => {
    const all = page.elements
      .filter(({ name }) => /^h[1-6]$/.test(name))
      .map((element) => ({ element, level: Number(element.name.slice(1)) }));
    const topHeadings = all.filter(({ level }) => level === 1);
    return [
      ...(topHeadings.length === 0 ? [{ message: 'no heading of the first level' }] : []),
      ...topHeadings.slice(1).map(({ element }) => ({ at: element, message: 'a second heading of the first level' })),
      ...all
        .filter(({ element }) => textOf(element) === '')
        .map(({ element }) => ({ at: element, message: 'an empty heading' })),
      ...all.flatMap(({ element, level }, index) => {
        const previousLevel = all[index - 1]?.level ?? 0;
        if (level <= previousLevel + 1) return [];
        const place = previousLevel ? `level ${previousLevel}` : 'the start of the page';
        return [{ at: element, message: `a heading of level ${level} after ${place}` }];
      }),
    ];
  },
};
