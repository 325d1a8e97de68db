import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Peer } from './peer-builds.ts';
import { brotli } from './serve-folder.ts';
import { mean } from './statistics.ts';

/** Bytes of a peer's pages under brotli, each with the style sheets it links: the mean of all, in bytes. */
export function documentWeight({ folder }: Peer, htmls: readonly string[]): number {
  const sheets = new Map<string, number>();
  const sheet = (href: string) => {
    const size = sheets.get(href) ?? brotli(readFileSync(path.join(folder, href))).length;
    sheets.set(href, size);
    return size;
  };
  return mean(
    htmls.map((html) => brotli(html).length + linkedSheets(html).reduce((sum, href) => sum + sheet(href), 0)),
  );
}

function linkedSheets(html: string): string[] {
  return [...html.matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/g)].flatMap(
    ([tag]) => /\bhref="([^"]+)"/.exec(tag)?.[1] ?? [],
  );
}
