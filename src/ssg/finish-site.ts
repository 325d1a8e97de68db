import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadSite } from '#src/content/load-site.ts';
import { chatPolicy } from '#src/domain/chat.ts';
import { headersFile } from '#src/domain/headers-file.ts';
import { locales, sourceLocale } from '#src/domain/locale.ts';
import { headerRules, type StyledSection } from '#src/domain/response-headers.ts';
import { href, type RouteName } from '#src/domain/routes.ts';
import { speculationRules } from '#src/domain/speculation-rules.ts';
import { writeChatPages } from '#src/ssg/chat-page.ts';
import { codeFiles, fillLoads, loadedBy } from '#src/ssg/code-files.ts';
import { completePage } from '#src/ssg/finish-page.ts';
import { fontWait } from '#src/ssg/font-preloads.ts';
import { classesOf, tagsOf } from '#src/ssg/page-classes.ts';
import { countPages, fileOf } from '#src/ssg/page-files.ts';
import { inlineHash, stylesFor } from '#src/ssg/page-styles.ts';
import { shortenClasses, shortNames } from '#src/ssg/short-classes.ts';
import { writeSiteFiles } from '#src/ssg/site-files.ts';
import { chatPageView } from '#src/views/chat-page.ts';

export interface FinishReport {
  pages: number;
  styleSheets: number;
}

/**
 * Pages that share one style sheet, and what decides over its rules. They are read again where they are needed: ten
 * thousand are too many to hold.
 */
interface PageGroup {
  route: RouteName;
  classes: Set<string>;
  tags: Set<string>;
  /** Paths of the code that these pages may load. */
  code: Set<string>;
  files: string[];
}

function* pagesIn(files: readonly string[]): Generator<string> {
  for (const file of files) yield readFileSync(file, 'utf8');
}

/**
 * Turns Waku's output below `folder` into what is shipped: styles inlined, the entry script, error pages
 * where the platform looks for them, response headers. Throws when a page is missing.
 */
export async function finishSite(folder: string): Promise<FinishReport> {
  const { site } = loadSite();
  const pages = countPages(site, folder);
  const code = codeFiles(folder);
  const entry = { ...code.script('index'), later: code.script('first-input').path };
  const groups = new Map<string, PageGroup>();
  for (const page of pages) {
    const file = fileOf(folder, page.path);
    const html = fillLoads(readFileSync(file, 'utf8'), code);
    const group = groups.get(page.template) ?? {
      route: page.route,
      classes: new Set(),
      tags: new Set(),
      code: new Set([entry.path, entry.later]),
      files: [],
    };
    for (const name of classesOf(html)) group.classes.add(name);
    for (const name of tagsOf(html)) group.tags.add(name);
    for (const path of loadedBy(html)) group.code.add(path);
    group.files.push(file);
    groups.set(page.template, group);
  }
  const sheets: { route: RouteName; hash: string }[] = [];
  const loaded = new Set<string>();
  for (const group of groups.values()) {
    const words = code.words([...group.code]);
    const short = shortNames(pagesIn(group.files), words);
    const css = await stylesFor({ ...group, words, short });
    sheets.push({ route: group.route, hash: inlineHash(css) });
    for (const file of group.files) {
      const html = fillLoads(readFileSync(file, 'utf8'), code);
      writeFileSync(file, completePage(shortenClasses(html, short), { css, entry }));
    }
    for (const path of group.code) loaded.add(path);
  }
  placeNotFoundPages(folder);
  const { chat } = site.identity;
  if (chat.provider !== 'none') {
    const script = code.script('chat-page');
    writeChatPages(folder, { chat, script, wordsIn: chatPageView });
    loaded.add(script.path);
  }
  const imageHosts = site.reviews.avatars.filter((src) => src.startsWith('https://')).map((src) => new URL(src).origin);
  const rules = headerRules({
    scriptHashes: [speculationRules, fontWait].map(inlineHash),
    ...styleSources(sheets),
    imageHosts: [...new Set(imageHosts)],
    chatPolicy: chatPolicy(chat),
  });
  writeFileSync(join(folder, '_headers'), headersFile(rules));
  for (const leftOut of writeSiteFiles(folder, site)) console.warn(`build: ${leftOut}`);
  removeUnused(folder, loaded);
  return { pages: pages.length, styleSheets: groups.size };
}

/** The hashes of the style sheets: those of the services, where most pages are, stand there alone, the others elsewhere. */
function styleSources(sheets: readonly { route: RouteName; hash: string }[]): {
  styleHashes: string[];
  sections: StyledSection[];
} {
  const of = (belongs: (route: RouteName) => boolean) =>
    sheets.filter(({ route }) => belongs(route)).map(({ hash }) => hash);
  return {
    styleHashes: of((route) => route !== 'service'),
    // An address there that leads nowhere shows the error page.
    sections: locales.map((locale) => ({
      path: href('service', locale, { slug: '*' }),
      styleHashes: of((route) => route === 'service' || route === 'notFound'),
    })),
  };
}

/** Cloudflare serves the nearest `404.html` up the tree: one for each locale, and the Dutch one for everything else (A12). */
function placeNotFoundPages(folder: string): void {
  for (const locale of locales) {
    const path = href('notFound', locale);
    const target = join(folder, `${path}.html`);
    mkdirSync(dirname(target), { recursive: true });
    renameSync(fileOf(folder, path), target);
    rmSync(join(folder, path), { recursive: true });
    if (locale === sourceLocale) writeFileSync(join(folder, '404.html'), readFileSync(target));
  }
}

/** Files nothing on a page asks for: the style sheet that is inlined now, code that no page loads, what Waku's client reads. */
function removeUnused(folder: string, loaded: ReadonlySet<string>): void {
  rmSync(join(folder, 'RSC'), { recursive: true, force: true });
  for (const file of readdirSync(join(folder, 'assets')))
    if (!loaded.has(`/assets/${file}`)) rmSync(join(folder, 'assets', file));
}
