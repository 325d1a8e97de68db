import { randomNumbers } from '../fixtures/random.ts';
import type { ProjectCopy } from './project-copy.ts';

/** A mistake that could be made, and the suite of `npm test` that has to notice it. */
export interface Fault {
  name: string;
  /** Command that runs the suite alone. */
  suite: string;
  /** What the suite prints about the fault, so that it is not taken for noticed when the suite fails on something else. */
  notice: RegExp;
  plant(copy: ProjectCopy): void;
}

const inVitest = (project: string, file: string) =>
  `vitest run --config tests/vitest.config.ts --project ${project} ${file}`;

const audit = inVitest('site', 'tests/site/audit.test.ts');
const everyTemplate = 'playwright test --config tests/playwright.config.ts every-template --grep "part 1\\b"';

const home = 'dist/public/nl/index.html';
const services = 'dist/public/nl/diensten/index.html';
const approach = 'dist/public/nl/werkwijze/index.html';
const contact = 'dist/public/nl/contact/index.html';
const headers = 'dist/public/_headers';

export const faults: readonly Fault[] = [
  {
    name: 'a dead link',
    suite: audit,
    notice: /werkwijzer/,
    plant: (copy) => copy.edit(home, 'href="/nl/werkwijze"', 'href="/nl/werkwijzer"'),
  },
  {
    name: 'a cookie',
    suite: everyTemplate,
    notice: /stores seen=1/,
    plant: (copy) => copy.addToEntry(';document.cookie="seen=1"'),
  },
  {
    name: 'a picture without alt',
    suite: inVitest('site', 'tests/site/markup.test.ts'),
    notice: /wcag\/h37/,
    plant: (copy) => copy.edit(services, /(?<=<img[^>]*) alt="[^"]*"/, ''),
  },
  {
    name: 'text too faint',
    suite: everyTemplate,
    notice: /color-contrast/,
    plant: (copy) => copy.addStyle(home, 'main p{color:#ccc!important}'),
  },
  {
    name: 'a word cut at 320 px',
    suite: everyTemplate,
    notice: /broken at 320 px/,
    plant: (copy) => copy.edit(home, /(?<=<h1[^>]*>)[^<\s]+/, 'Arbeidsongeschiktheidsverzekeringsmaatschappijen'),
  },
  {
    name: 'the hash of a style missing',
    suite: audit,
    notice: /× inline-code/,
    plant: (copy) => copy.edit(headers, /(?<=style-src 'self' )'sha256-[^']*' /, ''),
  },
  {
    name: 'a form that loses a field',
    suite: inVitest('worker', 'tests/worker/contact-endpoint.test.ts'),
    notice: /company/,
    plant: (copy) =>
      copy.edit(
        'src/worker/enquiries/store-enquiry.ts',
        'enquiry.fields[name] ??',
        "(name === 'company' ? '' : enquiry.fields[name]) ??",
      ),
  },
  {
    name: 'a broken island',
    suite: inVitest('site', 'tests/site/islands.test.ts'),
    notice: /would render contact-form as the server did/,
    plant: (copy) =>
      copy.edit(contact, /(?<=data-props="[^"]*&quot;label&quot;:&quot;)[^&]*/, 'Other than the server had'),
  },
  {
    name: 'a redirect to a redirect',
    suite: audit,
    notice: /web-applications, which is forwarded again/,
    plant: (copy) =>
      copy.edit(
        'dist/public/_redirects',
        '/nl/diensten/web-development /nl/diensten/website-ontwikkeling',
        '/nl/diensten/web-development /nl/diensten/web-applications',
      ),
  },
  {
    name: 'React on load',
    suite: inVitest('site', 'tests/site/loaded-code.test.ts'),
    notice: /imports nothing by itself and has no React/,
    plant: (copy) => copy.addToEntry(';import("/assets/react.js")'),
  },
  {
    name: 'a wrong hreflang',
    suite: audit,
    notice: /× alternates/,
    plant: (copy) => copy.edit(home, /(?<=hrefLang="en" href="https:\/\/[^/"]*)\/en"/, '/en/about"'),
  },
  {
    name: 'the same title twice',
    suite: audit,
    notice: /× titles/,
    plant: (copy) => copy.edit(approach, /(?<=<title>)[^<]*/, 'Over ons: digitaal bureau in Voorbeeldhaven | Windas'),
  },
  {
    name: 'a page that the sitemap leaves out',
    suite: audit,
    notice: /× sitemap/,
    plant: (copy) => copy.edit('dist/public/sitemap.xml', /<url><loc>[^<]*\/nl\/over-ons<.*?<\/url>/s, ''),
  },
  {
    name: 'a page that is too heavy',
    suite: audit,
    notice: /× budgets/,
    plant: (copy) => copy.edit(home, '</main>', `<!--${noise(20_000)}--></main>`),
  },
  {
    name: 'a picture from somebody else',
    suite: audit,
    notice: /× foreign-hosts/,
    plant: (copy) =>
      copy.edit(home, '</main>', '<img src="https://pixel.example/a.gif" alt="" width=1 height=1></main>'),
  },
  {
    name: 'a link to an anchor that is not there',
    suite: audit,
    notice: /× anchors/,
    plant: (copy) => copy.edit(home, 'href="/nl/diensten#marketing"', 'href="/nl/diensten#market"'),
  },
  {
    name: 'structured data of an unknown kind',
    suite: audit,
    notice: /× structured-data/,
    plant: (copy) => copy.edit(home, '"@type":"Organization"', '"@type":"Organisation"'),
  },
  {
    name: 'a response without HSTS',
    suite: inVitest('site', 'tests/site/observatory.test.ts'),
    notice: /strict-transport-security/,
    plant: (copy) => copy.edit(headers, /\n {2}Strict-Transport-Security:[^\n]*/, ''),
  },
  {
    name: 'an argument that a translation calls otherwise',
    suite: 'node cli/content-lint/bin.js check',
    notice: /argument\/renamed/,
    plant: (copy) => copy.edit('i18n/en/shell.json', '{count, plural,', '{cuont, plural,'),
  },
  {
    name: 'a room that imports one above it',
    suite: inVitest('unit', 'tests/unit/structure/site-rooms.test.ts'),
    notice: /src\/domain\/locale\.ts/,
    plant: (copy) => copy.edit('src/domain/locale.ts', /^/, "import '#src/views/finder.ts';\n"),
  },
];

/** Text that does not become smaller when it is compressed. */
function noise(characters: number): string {
  const random = randomNumbers(1);
  return Array.from({ length: characters }, () => Math.floor(random() * 36).toString(36)).join('');
}
