import { firstOf, parseHtml } from './html-tree.ts';
import type { Peer } from './peer-builds.ts';
import { visibleText } from './visible-text.ts';

/** Where a peer's visible text is not the first one's: a line for each page that differs, with the first difference. */
export function differentTexts(peers: readonly Peer[], pages: readonly (readonly string[])[]): string[] {
  const [own = [], ...others] = pages.map((htmls) => htmls.map(textOf));
  return others.flatMap((texts, at) =>
    texts.flatMap((lines, page) => {
      const wanted = own[page] ?? [];
      const wrong = Array.from({ length: Math.max(lines.length, wanted.length) }, (_, line) => line).find(
        (line) => lines[line] !== wanted[line],
      );
      if (wrong === undefined) return [];
      return [`${peers[at + 1]?.name}, page ${page}: \`${lines[wrong]}\` instead of \`${wanted[wrong]}\``];
    }),
  );
}

function textOf(html: string): string[] {
  return visibleText(firstOf(parseHtml(html), 'body').children).split('\n');
}
