import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { pageFiles } from '#src/build/page-files.ts';
import { loadSite } from '#src/content/load-site.ts';
import { hreflangOf } from '#src/domain/locale.ts';
import { href } from '#src/domain/routes.ts';

const dist = join(import.meta.dirname, '../../dist/public');
const { site, catalogues } = loadSite();
const { baseUrl } = site.identity;

interface Built {
  path: string;
  locale: 'nl' | 'en';
  listed: boolean;
  html: string;
}

let pages: Built[] = [];

beforeAll(() => {
  expect(existsSync(dist), 'run `npm run build` first').toBe(true);
  pages = pageFiles(site).map(({ path, locale, route }) => {
    const file = route === 'notFound' ? `${path}.html` : `${path}/index.html`;
    return {
      path,
      locale,
      listed: route !== 'thanks' && route !== 'notFound',
      html: readFileSync(join(dist, file), 'utf8'),
    };
  });
});

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '');

/** The attributes of the first element that matches, or undefined. */
const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

describe('every page', () => {
  test('is one of 119 indexable pages, two thank-you pages and two not-found pages', () => {
    expect(pages.filter((page) => page.listed)).toHaveLength(119);
    expect(pages).toHaveLength(123);
  });

  test('says its language, and has one heading of the first level', () => {
    for (const { path, locale, html } of pages) {
      expect(html, path).toContain(`<html lang="${locale}">`);
      expect(all(html, /<(h1)[\s>]/g), path).toHaveLength(1);
    }
  });

  test('carries no flight data, bootstrap script, inline script, comment, style attribute or preload of a script', () => {
    for (const { path, html } of pages) {
      expect(html, path).not.toMatch(/__FLIGHT_DATA|__WAKU|_R_|modulepreload|\sstyle="|\/RSC\//);
      for (const script of all(html, /<script([^>]*)>/g)) {
        if (!script.includes('application/ld+json'))
          expect(script, path).toMatch(/ type="module" src="\/assets\/[^"]+" integrity="sha384-/);
      }
      expect(all(html, /<script( type="module")/g), path).toHaveLength(1);
    }
  });

  test('shows no message key, undefined, [object Object], lorem or ICU leftovers', () => {
    const prefixes = [...new Set(Object.keys(catalogues.nl).map((key) => key.split('.')[0]))].join('|');
    const key = new RegExp(`>\\s*(?:${prefixes})\\.[a-z0-9-]+(?:\\.[a-zA-Z0-9-]+)+\\s*<`);
    for (const { path, html } of pages) {
      const text = html.replace(/<(style|script)[\s\S]*?<\/\1>/g, '').replace(/\sdata-props="[^"]*"/g, '');
      expect(text, path).not.toMatch(/\bundefined\b|\[object Object\]|\blorem\b|\bNaN\b/i);
      expect(text, path).not.toMatch(key);
      expect(text.replace(/<[^>]*>/g, ' '), path).not.toMatch(/[{}]/);
    }
  });

  test('ends above the footer in a contact link for a no-obligation introduction (R10)', () => {
    for (const { path, locale, html } of pages) {
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
      const links = all(main, /<a [^>]*href="([^"]+)"/g);
      expect(links.at(-1), path).toBe(href('contact', locale));
    }
  });

  test('has only its own styles, and its hash stands in the policy', async () => {
    const { styleHash } = await import('#src/build/page-styles.ts');
    const headers = readFileSync(join(dist, '_headers'), 'utf8');
    for (const { path, html } of pages) {
      const [css = ''] = all(html, /<style>([\s\S]*?)<\/style>/g);
      expect(css, path).toContain('.wrap{');
      expect(headers, path).toContain(styleHash(css));
    }
  });
});

describe('the head of every page', () => {
  test('has a title and a description of its own within length', () => {
    const listed = pages.filter((page) => page.listed);
    for (const locale of ['nl', 'en']) {
      const titles = new Set<string>();
      const descriptions = new Set<string>();
      for (const { path, html } of listed.filter((page) => page.locale === locale)) {
        const [title = ''] = all(html, /<title>([^<]*)<\/title>/g);
        const description = meta(html, 'description') ?? '';
        expect(title, path).toMatch(new RegExp(` \\| ${site.identity.name}$`));
        const length = title.replaceAll(/&[a-z#0-9]+;/gi, '.').length;
        expect(length, `${path} ${title}`).toBeGreaterThanOrEqual(30);
        expect(length, `${path} ${title}`).toBeLessThanOrEqual(70);
        expect(description.length, path).toBeGreaterThanOrEqual(70);
        expect(description.replaceAll(/&[a-z#0-9]+;/gi, '.').length, `${path} ${description}`).toBeLessThanOrEqual(160);
        titles.add(title);
        descriptions.add(description);
      }
      const count = listed.filter((page) => page.locale === locale).length;
      expect(titles.size).toBe(count);
      expect(descriptions.size).toBe(count);
    }
  });

  test('names itself as canonical, and its counterpart names it back', () => {
    const byUrl = new Map(pages.map((page) => [`${baseUrl}${page.path}`, page]));
    for (const { path, locale, listed, html } of pages) {
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
      const links = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(
        ([, lang = '', url = '']) => ({ lang, url }),
      );
      if (!listed) {
        expect(canonical, path).toBeUndefined();
        expect(links, path).toEqual([]);
        expect(meta(html, 'robots'), path).toBe('noindex');
        continue;
      }
      expect(canonical, path).toBe(`${baseUrl}${path}`);
      expect(meta(html, 'og:url'), path).toBe(canonical);
      expect(links.find((link) => link.lang === hreflangOf[locale])?.url, path).toBe(canonical);
      expect(
        links.some((link) => link.lang === 'x-default'),
        path,
      ).toBe(true);
      for (const { url } of links) {
        const other = byUrl.get(url);
        expect(other, `${path} names ${url}`).toBeDefined();
        expect(other?.html, `${url} does not name ${path}`).toContain(`href="${baseUrl}${path}"`);
      }
    }
  });

  test('has what a shared link needs', () => {
    for (const { path, locale, html } of pages) {
      for (const name of ['og:title', 'og:description', 'og:image', 'og:image:alt', 'twitter:card', 'keywords']) {
        expect(meta(html, name), `${path} ${name}`).toBeTruthy();
      }
      expect(meta(html, 'og:image:width'), path).toBe('1200');
      expect(meta(html, 'og:locale'), path).toBe(locale === 'nl' ? 'nl_NL' : 'en_US');
    }
  });
});

describe('every link', () => {
  test('inside the site leads to a page or file that exists, without a slash at the end', () => {
    const known = new Set(pages.map((page) => page.path));
    const dead: string[] = [];
    for (const { path, html } of pages) {
      for (const link of all(html, /\s(?:href|src)="(\/[^"]*)"/g)) {
        const target = link.replace(/[?#].*$/, '');
        if (known.has(target)) continue;
        if (target === '' || target.endsWith('/') || !existsSync(join(dist, target))) dead.push(`${path} → ${link}`);
      }
    }
    expect([...new Set(dead)]).toEqual([]);
  });

  test('to an anchor finds it on its page', () => {
    const ids = new Map(pages.map((page) => [page.path, new Set(all(page.html, /\sid="([^"]+)"/g))]));
    const dead: string[] = [];
    for (const { path, html } of pages) {
      for (const link of all(html, /\shref="([^"]*#[^"]+)"/g)) {
        if (/^(https?|mailto|tel):/.test(link)) continue;
        const [target, id = ''] = link.split('#');
        if (!ids.get((target || path).replace(/\?.*$/, ''))?.has(id)) dead.push(`${path} → ${link}`);
      }
    }
    expect([...new Set(dead)]).toEqual([]);
  });

  test('leads nowhere on another host before a click', () => {
    for (const { path, html } of pages) {
      for (const source of all(html, /\s(?:src|srcset)="([^"]*)"/g)) expect(source, path).not.toMatch(/https?:/);
    }
  });

  test('in the language switch points to the counterpart', () => {
    for (const { path, locale, html } of pages.filter((page) => page.listed)) {
      const other = locale === 'nl' ? 'en' : 'nl';
      const alternate = new RegExp(`hreflang="${hreflangOf[other]}" href="${baseUrl}([^"]+)"`).exec(html)?.[1];
      expect(html, path).toMatch(new RegExp(`<a href="${alternate ?? href('home', other)}"[^>]*data-switch`));
    }
  });
});
