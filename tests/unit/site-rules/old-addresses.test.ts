import { expect, test } from 'vitest';
import { exampleService } from '#cli/site-rules/examples/service.ts';
import { movedTargets, withOldAddresses } from '#cli/site-rules/redirects/old-addresses-text.ts';
import { reviewOldAddresses } from '#cli/site-rules/redirects/review-old-addresses.ts';
import { oldAddressesPath } from '#src/domain/old-address.ts';
import { siteFindingsIn } from './site-findings.ts';

const surroundings = {
  pages: new Set(['/nl', '/nl/contact']),
  forwarded: new Map([['/nl/diensten/oud', '/nl/contact']]),
  isTaken: (path: string) => path === '/favicon.svg',
};
const review = (...rows: [from: string, to: string][]) =>
  reviewOldAddresses(
    rows.map(([from, to]) => ({ from, to })),
    surroundings,
  ).map(({ at, field, problem, endsAt: other }) => [at, field, problem, ...(other ? [other] : [])].join(' '));

test('an old address leads to a page in one step', () => {
  expect(review(['/a.html', '/nl'], ['/b', '/nl/contact'])).toEqual([]);
});

test.each([
  [[['/nl/contact', '/nl']], ['0 from page']],
  [[['/favicon.svg', '/nl']], ['0 from taken']],
  [[['/a', '/gone']], ['0 to nowhere']],
  [[['/a', '/a']], ['0 to loop']],
  [
    [
      ['/a', '/b'],
      ['/b', '/a'],
    ],
    ['0 to loop', '1 to loop'],
  ],
  [
    [
      ['/a', '/b'],
      ['/b', '/nl'],
    ],
    ['0 to chain /nl'],
  ],
  [[['/a', '/nl/diensten/oud']], ['0 to chain /nl/contact']],
  [
    [
      ['/a', '/nl'],
      ['/a', '/nl/contact'],
    ],
    ['1 from twice'],
  ],
] satisfies [[string, string][], string[]][])('%j is refused', (rows, problems) => {
  expect(review(...rows)).toEqual(problems);
});

test.each(['/images/gone.png', '/og/nl/gone.png'])('%s is taken: pictures answer there', async (from) => {
  const findings = await siteFindingsIn({
    'content/services/vloer.yaml': exampleService('vloer'),
    [oldAddressesPath]: `- { from: ${from}, to: /nl/diensten/vloer, why: The old site., since: 2026-11-24 }\n`,
  });
  expect(findings.map(({ code, args }) => [code, args.problem])).toContainEqual(['redirect/address', 'taken']);
});

test('the comments at the head of the table stay, and rows follow a page that moves', () => {
  const row = { from: '/a', to: '/nl/contact', why: 'The old site.', since: '2026-11-24' };
  const moved = movedTargets([row], new Map([['/nl/contact', '/nl/bereik-ons']]));
  expect(withOldAddresses('# Old ones.\n[]\n', moved)).toBe(
    '# Old ones.\n- from: /a\n  to: /nl/bereik-ons\n  why: The old site.\n  since: 2026-11-24\n',
  );
  expect(withOldAddresses('# Old ones.', [])).toBe('# Old ones.\n[]\n');
});
