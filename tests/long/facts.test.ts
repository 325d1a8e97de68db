import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isMap, isScalar, parseDocument } from 'yaml';
import { parseHtml, selfAndAncestors } from '#cli/audit/element.ts';
import { factPatterns } from '#cli/site-rules/records/fact-patterns.ts';
import { loadSite } from '#src/content/load-site.ts';
import { copyProject } from '../copy-project.ts';

const { site } = loadSite();
const facts = Object.entries(site.facts);

/** Another value for a fact, which nothing else on the site is likely to say; ranges keep their order. */
function otherValue(name: string, value: number | string): number | string {
  if (name === 'openFrom') return '06:41';
  if (name === 'openTo') return '18:53';
  if (typeof value === 'string') return `other-${value}`;
  if (/(?:Rate|Share)$/.test(name)) return 0.8349;
  if (name.startsWith('rating')) return name === 'rating' ? 4.3 : 4.9;
  return value * 1000 + 137;
}

let copy = '';
/** Everything that is shipped as text, by path. */
const shipped = new Map<string, string>();

beforeAll(() => {
  copy = copyProject('facts');
  const file = join(copy, 'content/facts.yaml');
  const document = parseDocument(readFileSync(file, 'utf8'));
  for (const [name, { value }] of facts) {
    const node = document.getIn([name], true);
    expect(isMap(node)).toBe(true);
    document.setIn([name, 'value'], otherValue(name, value));
    expect(isScalar(document.getIn([name, 'value'], true))).toBe(true);
  }
  writeFileSync(file, String(document));
  // A price of a service is no fact, but may be the same amount as one.
  for (const { id, price } of site.services) if (price) changePrices(join(copy, `content/services/${id}.yaml`));
  const built = spawnSync('node', ['cli/main.ts', 'build', '--no-check'], { cwd: copy, encoding: 'utf8' });
  expect(built.status, built.stdout + built.stderr).toBe(0);
  const dist = join(copy, 'dist/public');
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' }))
    if (/\.(?:html|txt|json|xml|vcf)$/.test(name))
      shipped.set(name, wordsIn(name, readFileSync(join(dist, name), 'utf8')));
  shipped.set('the Worker', readFileSync(join(copy, 'src/worker/generated/messages.ts'), 'utf8'));
  const titles = spawnSync('node', ['--input-type=module', '--eval', printShares], { cwd: copy, encoding: 'utf8' });
  expect(titles.status, titles.stderr).toBe(0);
  shipped.set('the share pictures', titles.stdout);
}, 300_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Gives every amount of a service's price another value, in the same order. */
function changePrices(file: string): void {
  const document = parseDocument(readFileSync(file, 'utf8'));
  for (const amount of ['from', 'to', 'example']) {
    const value = document.getIn(['price', amount]);
    if (typeof value === 'number') document.setIn(['price', amount], value * 10 + 7);
  }
  writeFileSync(file, String(document));
}

/** Of a page what people and programs read, without its markup. */
function wordsIn(name: string, text: string): string {
  if (!name.endsWith('.html')) return text;
  return parseHtml(text)
    .flatMap((element) => {
      const { name: tag, children, attributes } = element;
      const texts = tag === 'style' ? [] : children.filter((child) => typeof child === 'string');
      // The hours in a drawing are those of the bakery for which all of them are made.
      const isDrawn = [...selfAndAncestors(element)].some((one) =>
        one.attributes.get('class')?.includes('service-drawing'),
      );
      const spoken = ['alt', 'aria-label', 'title', 'placeholder', 'content'].flatMap(
        (key) => attributes.get(key) ?? [],
      );
      return isDrawn
        ? [...texts, ...spoken].map((text) => text.replace(/\b\d{1,2}:\d\d\b/g, ''))
        : [...texts, ...spoken];
    })
    .join(' | ');
}

/** What the pictures for sharing are drawn from. */
const printShares = `
  import { shareContent } from '#cli/assets/share-pictures/share-content.ts';
  import { loadSite } from '#src/content/load-site.ts';
  import { sitePages } from '#src/domain/site-pages.ts';
  const pages = sitePages(loadSite().site).filter(({ isListed }) => isListed);
  console.log(JSON.stringify(pages.map((page) => shareContent(page))));
`;

test('no fact leaves its old value behind when it changes', () => {
  const left = factPatterns(site.facts).flatMap(({ fact, expression }) =>
    [...shipped].flatMap(([path, text]) =>
      (text.match(expression()) ?? []).map((found) => `${fact}: ${found} in ${path}`),
    ),
  );
  expect(left).toEqual([]);
});

test('structured data, share pictures and mails say the new values', () => {
  expect(shipped.get('nl/index.html')).toContain('"opens":"06:41","closes":"18:53"');
  expect(shipped.get('the share pictures')).toContain('4.137');
  expect(shipped.get('the Worker')).toContain('24.137');
});
