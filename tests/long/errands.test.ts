import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Locale, localeData, locales } from '#src/domain/locale.ts';
import { copyProject } from '../copy-project.ts';
import { filledWords } from '../fixtures/filled-words.ts';

/** The errands of the README, each with the steps that it names, in a copy of the project. */
let copy = '';

const read = (path: string) => readFileSync(join(copy, path), 'utf8');
const write = (path: string, text: string) => writeFileSync(join(copy, path), text);

function change(path: string, from: string | RegExp, to: string): void {
  const text = read(path);
  const changed = text.replace(from, to);
  expect(changed, `${path} has no ${from}`).not.toBe(text);
  write(path, changed);
}

/** Runs a script of package.json; it has to end well. Gives what it printed. */
function npm(script: string, ...parameters: string[]): string {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '-s', script, '--', ...parameters], {
    cwd: copy,
    encoding: 'utf8',
  });
  expect(status, `npm run ${script} ${parameters.join(' ')}\n${stdout}${stderr}`).toBe(0);
  return stdout + stderr;
}

/** Writes the words that a new record or page still needs. */
function writeWords(folder: string, name: string): void {
  for (const locale of locales) {
    const path = `i18n/${locale}/${folder}/${name}.json`;
    write(path, filledWords(read(path), `${folder}.${name}`, locale));
  }
}

function publish(path: string): void {
  change(path, 'published: false', 'published: true');
  npm('slugs');
}

const clientName = 'Bakkerij Jansen';

beforeAll(() => {
  copy = copyProject('errands', ['tests']);

  npm('new', 'service', '--nl', 'Website-audit', '--en', 'Website audit', '--category', 'web-development', '--yes');
  writeWords('services', 'website-audit');
  publish('content/services/website-audit.yaml');

  npm('new', 'project', '--nl', clientName, '--yes');
  writeWords('projects', 'bakkerij-jansen');
  npm('assets', 'art', 'bakkerij-jansen');
  publish('content/projects/bakkerij-jansen.yaml');
  npm('assets', 'images');

  npm('new', 'page', '--nl', 'Werken bij ons', '--en', 'Work with us', '--yes');
  writeWords('pages', 'work-with-us');
  change(
    'src/views/layout/main-menu.ts',
    "  { route: 'approach',",
    "  { route: 'workWithUs', label: 'pages.work-with-us.name', below: [] },\n  { route: 'approach',",
  );

  // A message, which the new page shows.
  const closing: Record<Locale, string> = { nl: 'Nieuw gezegd op deze pagina.', en: 'Newly said on this page.' };
  for (const locale of locales)
    change(`i18n/${locale}/pages/work-with-us.json`, '"hero"', `"closing": "${closing[locale]}",\n  "hero"`);
  change(
    'src/views/work-with-us.ts',
    "t.list('pages.work-with-us.paragraphs')",
    "[...t.list('pages.work-with-us.paragraphs'), t.text('pages.work-with-us.closing')]",
  );

  change('content/facts.yaml', 'clients: { value: 151', 'clients: { value: 163');

  change('content/services/seo.yaml', 'slug: seo', 'slug: vindbaarheid');
  npm('slugs');

  npm('remove', 'service', 'mockups', '--into', 'prototyping', '--yes');
  npm('remove', 'project', 'casa-elide', '--into', 'bakkerij-jansen', '--yes');

  npm('build');
}, 900_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('the check passes, the types fit, and the audit finds nothing', () => {
  npm('check');
  npm('typecheck');
  expect(npm('audit')).toContain('nothing found');
});

const added: [what: string, paths: Record<Locale, string>][] = [
  ['service', { nl: '/nl/diensten/website-audit', en: '/en/services/website-audit' }],
  ['case', { nl: '/nl/projecten/bakkerij-jansen', en: '/en/projects/bakkerij-jansen' }],
  ['page', { nl: '/nl/werken-bij-ons', en: '/en/work-with-us' }],
];

describe.each(added)('the new %s', (what, paths) => {
  const dist = (path: string) => read(`dist/public${path}`);
  const page = (locale: Locale) => dist(`${paths[locale]}/index.html`);

  test.each(locales)('is a page in %s, with its counterpart and a picture for sharing', (locale) => {
    for (const target of locales)
      expect(page(locale)).toMatch(
        new RegExp(`hrefLang="${localeData[target].hreflang}" href="[^"]*${paths[target]}"`),
      );
    expect(page(locale)).toContain(`/og${paths[locale]}.png`);
    expect(existsSync(join(copy, `dist/public/og${paths[locale]}.png`))).toBe(true);
  });

  test.each(locales)('is in the sitemap, llms.txt and the lists of pages in %s', (locale) => {
    expect(dist('/sitemap.xml')).toContain(`${paths[locale]}</loc>`);
    expect(dist('/llms.txt')).toContain(`${paths[locale]})`);
    if (what === 'service') expect(dist(`/finder/${locale}.json`)).toContain('website-audit');
  });
});

test('what was changed, renamed and removed is so everywhere', () => {
  const redirects = read('dist/public/_redirects');
  expect(redirects).toContain('/nl/diensten/seo /nl/diensten/vindbaarheid 301');
  expect(redirects).toContain('/nl/diensten/mockups /nl/diensten/prototyping 301');
  expect(redirects).toContain('/en/projects/casa-elide /en/projects/bakkerij-jansen 301');
  expect(existsSync(join(copy, 'dist/public/nl/diensten/mockups'))).toBe(false);
  expect(read('dist/public/nl/over-ons/index.html')).toContain('163');
  expect(read('dist/public/en/work-with-us/index.html')).toContain('Newly said on this page.');
});

test('what was begun and taken away again leaves nothing behind', () => {
  const files = () => spawnSync('git', ['status', '--porcelain'], { cwd: copy, encoding: 'utf8' }).stdout;
  spawnSync('git', ['init', '-q'], { cwd: copy });
  spawnSync('git', ['add', '-A'], { cwd: copy });
  const before = files();
  npm('new', 'service', '--nl', 'Iets tijdelijks', '--en', 'Something brief', '--category', 'print-promo', '--yes');
  npm('new', 'page', '--nl', 'Ook tijdelijk', '--en', 'Also brief', '--yes');
  expect(files()).not.toBe(before);
  npm('remove', 'service', 'iets-tijdelijks', '--yes');
  npm('remove', 'page', 'alsoBrief', '--yes');
  expect(files()).toBe(before);
}, 300_000);
