import { distance } from '#src/checker/near-word.ts';

/** Web and mail addresses in running text. */
export const addressPattern =
  /https?:\/\/[^\s<>"'”’)\]}\uFFFC]+|www\.[^\s<>"'”’)\]}\uFFFC]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\w.@/])(?:[a-z0-9-]+\.)+[a-z]{2,}\/[^\s<>"'”’)\]}\uFFFC]+/gi;

/** The addresses of a text, without the sign that ends the sentence. */
export function addressesIn(text: string): string[] {
  if (!/\/|www\.|@/i.test(text)) return [];
  return [...text.matchAll(addressPattern)].map(([address]) => address.replace(/[.,;:!?]+$/, ''));
}

/** Whether two addresses lead to the same place, each for readers of its own language. */
export function isSameAddress(a: string, b: string, locales: readonly string[]): boolean {
  const [one, other] = [neutral(a, locales), neutral(b, locales)];
  if (one === other) return true;
  // An address that shows how one is written has another company in every language; a slip is nearer than that.
  if (one.includes('@') && other.includes('@')) return distance(hostOf(one), hostOf(other), 3) > 3;
  // Behind a locale the path is translated too: /nl/diensten and /en/services.
  return one.includes('/*') && other.includes('/*') && one.split('/*')[0] === other.split('/*')[0];
}

/** An address without what may differ between languages: its locale, and the country its domain ends in. */
function neutral(address: string, locales: readonly string[]): string {
  const names = [...new Set(locales.flatMap((locale) => [locale.toLowerCase(), locale.slice(0, 2)]))].join('|');
  const marker = new RegExp(`(?<=[/=_-])(?:${names})(?=[/.&#_-]|$)|(?<=//)(?:${names})(?=\\.)`, 'g');
  const country = /(?<=\.[\w-]{2,}|^[\w-]{2,}|@[\w-]{2,}|\/\/[\w-]{2,})\.(?:nl|com|co\.uk|uk|eu|be|de|fr)(?=[/?#:]|$)/;
  return address.toLowerCase().replace(marker, '*').replace(country, '.*').replace(/\/+$/, '');
}

function hostOf(mail: string): string {
  return mail.split('@')[1] ?? '';
}
