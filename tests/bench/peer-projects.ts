import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { speculationRules } from '#src/domain/speculation-rules.ts';
import { firstOf, type HtmlElement, type HtmlNode, isElement, parseHtml } from './html-tree.ts';
import { templateOf } from './page-template.ts';
import type { BuiltPage } from './template-pages.ts';
import { astroPage } from './write-astro.ts';
import { nextPage } from './write-next.ts';

export const peersFolder = path.join(import.meta.dirname, 'peers');

/**
 * Writes an Astro and a Next project that render the given built pages: the template that the pages have in common as
 * source, what differs as records, our style sheet as theirs, and the files that pages, styles and scripts ask for.
 * Gives the bytes of HTML, over all pages, for which no structure was found.
 */
export function writePeerProjects(pages: readonly BuiltPage[], folder: string): { raw: number } {
  const trees = pages.map((page) => parseHtml(readFileSync(page.file, 'utf8')));
  const css = stylesOf(trees);
  const { nodes, data, raw } = templateOf(trees.map((tree) => tree.map(withoutStyles)));
  const records = JSON.stringify(pages.map((page, at) => ({ path: page.path, data: data[at] })));

  const astro = path.join(peersFolder, 'astro');
  fresh(path.join(astro, 'src'), path.join(astro, 'public'));
  mkdirSync(path.join(astro, 'src/pages'), { recursive: true });
  writeFileSync(path.join(astro, 'src/pages/[...path].astro'), astroPage(nodes));
  writeFileSync(path.join(astro, 'src/pages.json'), records);
  writeFileSync(path.join(astro, 'src/service.css'), css);

  const next = path.join(peersFolder, 'next');
  const app = path.join(next, 'app/[locale]');
  fresh(app, path.join(next, 'public'));
  mkdirSync(path.join(app, '[...rest]'), { recursive: true });
  const [html] = nodes;
  if (html?.kind !== 'element') throw new Error('the template does not begin with its document');
  const part = (tag: string) => {
    const found = html.children.find((node) => node.kind === 'element' && node.tag === tag);
    return found?.kind === 'element' ? found.children : [];
  };
  // Next writes these two itself.
  const own = /^(charset|viewport)$/;
  const head = part('head').filter(
    (node) =>
      node.kind !== 'element' ||
      !node.attributes.some(([name, value]) => own.test(name) || ('fixed' in value && own.test(value.fixed))),
  );
  writeFileSync(path.join(app, 'layout.jsx'), nextLayout);
  writeFileSync(path.join(app, '[...rest]/page.jsx'), nextPage(head, part('body')));
  writeFileSync(path.join(next, 'pages.json'), records);
  writeFileSync(path.join(next, 'service.css'), css);

  const files = filesAskedFor([...pages.map((page) => readFileSync(page.file, 'utf8')), css], folder);
  for (const project of [astro, next]) {
    for (const file of files) cpSync(path.join(folder, file), path.join(project, 'public', file));
    leaveOutRules(path.join(project, 'public/assets'));
  }
  return { raw };
}

/**
 * Takes our rules for the next page out of the scripts: the frameworks have their own way of fetching ahead, or none.
 * Throws where no script has them.
 */
function leaveOutRules(folder: string): void {
  const files = readdirSync(folder).map((name) => path.join(folder, name));
  const having = files.filter((file) => readFileSync(file, 'utf8').includes(speculationRules));
  if (having.length === 0) throw new Error(`no script in ${folder} has the speculation rules to leave out`);
  for (const file of having) writeFileSync(file, readFileSync(file, 'utf8').replace(speculationRules, '{}'));
}

const nextLayout = `import '../../service.css';

export default async function Layout({ params, children }) {
  const { locale } = await params;
  return (
    <html lang={locale}>
      <body>{children}</body>
    </html>
  );
}
`;

function fresh(...folders: string[]): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

/** All style sheets of the pages: the one that they share, then those that only some of them carry. */
function stylesOf(trees: readonly HtmlNode[][]): string {
  const sheets = trees.flatMap((tree) => firstOf(tree, 'head').children.filter(isStyle));
  return [...new Set(sheets.map((sheet) => String(sheet.children[0] ?? '')))].join('');
}

/** Leaves out the style sheets, which the frameworks have their own way for. */
function withoutStyles(node: HtmlNode): HtmlNode {
  if (!isElement(node)) return node;
  const children = node.children.filter((child) => !isStyle(child));
  return { ...node, children: children.map(withoutStyles) } satisfies HtmlElement;
}

const isStyle = (node: HtmlNode): node is HtmlElement => isElement(node) && node.tag === 'style';

/** Files below the built folder that texts name; all of the scripts, since they name each other. */
function filesAskedFor(texts: readonly string[], folder: string): string[] {
  const named = texts.flatMap((text) =>
    [...text.matchAll(/["(\s,](\/[\w./-]+\.\w+)(?=[")\s,?#])/g)].map(([, file = '']) => file),
  );
  const scripts = readdirSync(path.join(folder, 'assets')).map((file) => `/assets/${file}`);
  return [...new Set([...named, ...scripts])].filter((file) => existsSync(path.join(folder, file)));
}
