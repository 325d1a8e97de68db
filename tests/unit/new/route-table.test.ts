import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newPage } from '#cli/new/new-page.ts';
import { routesIn, routesPath, withoutRoute, withRoute } from '#cli/new/route-table.ts';
import { routes } from '#src/domain/routes.ts';

const code = readFileSync(routesPath, 'utf8');
const paths = { nl: '/nl/werken-bij-ons', en: '/en/work-with-us' };

test('the table as text has the rows that the site has', () => {
  expect(Object.fromEntries(routesIn(code))).toEqual(routes);
});

test('a row comes at the end or behind another, and goes again', () => {
  const last = withRoute(code, 'workWithUs', paths);
  expect([...routesIn(last)].at(-1)).toEqual(['workWithUs', paths]);
  const inside = withRoute(code, 'workWithUs', paths, 'about');
  const names = [...routesIn(inside).keys()];
  expect(names[names.indexOf('workWithUs') - 1]).toBe('about');
  for (const text of [last, inside]) expect(withoutRoute(text, 'workWithUs')).toBe(code);
  expect(() => withoutRoute(code, 'workWithUs')).toThrow('no row of `workWithUs`');
});

test('a row may have a line for each language', () => {
  const inLines = "  workWithUs: {\n    nl: '/nl/werken-bij-ons',\n    en: '/en/work-with-us',\n  },\n";
  const text = code.replace(/^\} as const/m, (end) => inLines + end);
  expect([...routesIn(text)].at(-1)).toEqual(['workWithUs', paths]);
  expect(withoutRoute(text, 'workWithUs')).toBe(code);
});

test('a page whose address another page has is not begun, whatever it is called', () => {
  expect(() => newPage('.', { nl: 'Diensten', en: 'Another name' })).toThrow('there is a page `/nl/diensten` already');
});
