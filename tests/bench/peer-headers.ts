import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Peer } from './peer-builds.ts';

/**
 * Gives a built peer our response headers, so that all are held to one standard: with the strictest policy it runs under,
 * and with its own immutable files as such. `page` is the HTML of any of its pages.
 */
export function writePeerHeaders(peer: Peer, folder: string, page: string): void {
  const ours = readFileSync(path.join(folder, '_headers'), 'utf8').split('\n');
  const lines = ours.map((line) =>
    line.replace(/(?<=Content-Security-Policy: ).*/, (policy) => policyFor(policy, page)),
  );
  const first = ours.indexOf('/assets/*') + 1;
  const ofFiles = ours.slice(first, ours.indexOf('', first) + 1);
  const immutable = ['/_astro/*', '/_next/static/*'].flatMap((place) => [place, ...ofFiles]);
  writeFileSync(path.join(peer.folder, '_headers'), [...lines, ...immutable].join('\n'));
}

/** Our policy with the hashes of a page's own inline styles; inline scripts, where it has some, cannot be told apart. */
function policyFor(policy: string, page: string): string {
  const styles = [...page.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);
  const hashes = styles.map((css) => ` 'sha256-${createHash('sha256').update(css).digest('base64')}'`).join('');
  const hasInline = /<script(?![^>]*\ssrc=)(?![^>]*application\/ld\+json)[^>]*>/.test(page);
  return (
    policy
      .replace(/ 'sha256-[^']+'/g, '')
      .replace(/(style-src[^;]*)/, `$1${hashes}`)
      .replace(/(script-src[^;]*)/, hasInline ? "$1 'unsafe-inline'" : '$1')
      // Next's router writes HTML from strings.
      .replace(/; (?:require-trusted-types-for|trusted-types)[^;]*/g, hasInline ? '' : '$&')
  );
}
