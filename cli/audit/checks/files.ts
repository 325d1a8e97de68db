import { type AuditPage, type AuditSite, textFile } from '#cli/audit/audit-site.ts';
import type { Check, Problem } from '#cli/audit/check.ts';
import { pathOnSite, targetsOf } from '#cli/audit/targets.ts';
import { type FinderIndex, finderPath } from '#src/domain/finder.ts';
import { locales } from '#src/domain/locale.ts';
import { pageListPath } from '#src/domain/page-address.ts';
import { vcardPath } from '#src/domain/vcard.ts';
import { problemOf } from './links.ts';

/** Addresses in styles and in files such as `llms.txt` exist, and the contact page offers the vCard of the agency. */
export const files: Check = {
  name: 'files',
  page: (page, site) => [...styleProblems(page, site), ...cardProblems(page, site)],
  site: (site) => Object.keys(addressReaders).flatMap((file) => addressProblems(file, site)),
};

function styleProblems(page: AuditPage, site: AuditSite): Problem[] {
  const sheets = page.elements.filter(({ name }) => name === 'style');
  return sheets.flatMap((sheet) =>
    // Matches `url(/fonts/x.woff2)` and `url("/fonts/x.woff2")`.
    [...sheet.children.join('').matchAll(/url\(["']?([^"')]+)/g)].flatMap(([, url = '']) => {
      const path = pathOnSite(url, site.identity.baseUrl);
      const problem = path === undefined ? undefined : problemOf(path, site);
      return problem ? [{ at: sheet, message: `\`${url}\` ${problem}` }] : [];
    }),
  );
}

function cardProblems(page: AuditPage, { identity }: AuditSite): Problem[] {
  const card = vcardPath(identity);
  if (page.route !== 'contact' || targetsOf(page).some(({ address }) => address === card)) return [];
  return [{ message: `does not offer the card \`${card}\`` }];
}

/** By the path of a file that lists addresses: a function that reads the addresses in its text. */
const addressReaders: Record<string, (text: string) => string[]> = {
  // Markdown: the address in `[Contact](https://…/nl/contact)`.
  '/llms.txt': (text) => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => address),
  '/manifest.webmanifest': (text) => {
    const { start_url, icons } = JSON.parse(text) as { start_url: string; icons: { src: string }[] };
    return [start_url, ...icons.map(({ src }) => src)];
  },
  ...Object.fromEntries(
    locales.flatMap((locale) => [
      [finderPath(locale), (text: string) => (JSON.parse(text) as FinderIndex).entries.map(({ href }) => href)],
      // A list of pairs of a path and a name. The path begins below the locale: that of the home page is empty.
      [
        pageListPath(locale),
        (text: string) =>
          (JSON.parse(text) as [string, string][]).map(([path]) => (path ? `/${locale}/${path}` : `/${locale}`)),
      ],
    ]),
  ),
};

function addressProblems(file: string, site: AuditSite): Problem[] {
  const text = textFile(site.served, file);
  if (text === undefined) return [{ file, message: 'is absent' }];
  let addresses: string[];
  try {
    addresses = addressReaders[file]?.(text) ?? [];
  } catch (error) {
    return [{ file, message: `cannot be read: ${(error as Error).message}` }];
  }
  if (addresses.length === 0) return [{ file, message: 'names no page' }];
  return addresses.flatMap((address) => {
    const path = pathOnSite(address, site.identity.baseUrl);
    const problem = path === undefined ? 'leads elsewhere' : problemOf(path, site);
    return problem ? [{ file, message: `\`${address}\` ${problem}` }] : [];
  });
}
