import { dutchWords } from './dutch-words.ts';
import { editDistance } from './edit-distance.ts';

/**
 * Characters of an address, as a pattern. Letters and full-width marks of Chinese, Japanese and Korean are none, as
 * they may follow an address without a blank; nor is U+FFFC, which is in the place of an argument.
 */
const inAddress = String.raw`[^\s<>"'”’“‘„«»‹›)\]}\uFFFC\u2E80-\u9FFF\uAC00-\uD7AF\uFF00-\uFFEF]+`;

/** Web and mail addresses in a text: `https://solin.nl`, `www.solin.nl`, `info@solin.nl`, `solin.nl/prijzen`. */
export const addressPattern = new RegExp(
  String.raw`https?:\/\/${inAddress}|www\.${inAddress}|(?<![\w.+\p{L}-])[\w.+\p{Script=Latin}-]+@[\w\p{Script=Latin}-]+(?:\.[\w-]+)+|(?<![\w.@/-])(?:[a-z0-9-]+\.)+[a-z]{2,}\/${inAddress}`,
  'giu',
);

/** Matches a scheme with no host behind it, which only shows how an address begins: `https://…`. */
const schemeAlone = /^\w+:[^\p{L}\p{N}]*$/u;

/** Matches a host and a slash with nothing behind it, which names a site but no page: `example.com/`. */
const hostAlone = /^[^@/]+\/$/;

/**
 * What may be attached to the end of an address: the sign that ends the sentence, or letters of another script, such as
 * `в` in `example.com/в`.
 */
const inSentence = String.raw`[[\p{L}\p{M}]--\p{Script=Latin}].,;:!?`;
// The lookbehind makes the search begin at the first of these signs only; else it would take quadratic time.
const glued = new RegExp(`(?<![${inSentence}])[${inSentence}]+$`, 'v');

/** The addresses of a text, without the sign that ends the sentence. */
export function addressesIn(text: string): string[] {
  // Most texts have none, which this finds out more quickly than the long pattern.
  if (!/\/\/|www\.|@|\.[a-z]{2,}\//i.test(text)) return [];
  return [...text.matchAll(addressPattern)]
    .map(([address]) => address.replace(glued, ''))
    .filter((address) => !schemeAlone.test(address) && !hostAlone.test(address));
}

/** Whether two addresses lead to the same page, each for readers of its own language. */
export function isSameAddress(a: string, b: string, locales: readonly string[]): boolean {
  const [patternA, patternB] = [withWildcards(a, locales), withWildcards(b, locales)];
  if (patternA === patternB) return true;
  // A domain for each country has its paths in its language: example.nl/afspraak and example.com/appointment, here
  // `example.*/afspraak` and `example.*/appointment`.
  const hasCountryInHost = /^(?:[^/]*\/\/)?[^/]*\.\*/.test(patternA);
  if (countryOf(a) !== countryOf(b) && hasCountryInHost && patternA.split('.*')[0] === patternB.split('.*')[0])
    return true;
  if (isTranslated(patternA, patternB)) return true;
  if (isTranslatedExample(patternA, patternB)) return true;
  // Mail addresses at quite different hosts are taken for examples, which name another company in each language.
  if (patternA.includes('@') && patternB.includes('@')) return isMoreThanSlip(hostOf(patternA), hostOf(patternB));
  // The source locale often has no marker of its own: /contact and /en/contact. As the rest of the path may be
  // translated, only the sites are compared.
  const [bare, marked] = patternA.includes('/*') ? [patternB, patternA] : [patternA, patternB];
  // `/*/`, or two letters that may be a locale which the project does not have: `/fr/`.
  const bareHasLocale = /\/(?:\*|[a-z]{2})(?:\/|$)/.test(bare);
  if (marked.includes('/*') && !bareHasLocale && originOf(patternA) === originOf(patternB)) return true;
  // Behind a locale the path is translated too: /nl/diensten and /en/services.
  return patternA.includes('/*') && patternB.includes('/*') && patternA.split('/*')[0] === patternB.split('/*')[0];
}

/** Whether two names differ by more letters than a slip changes. */
function isMoreThanSlip(a: string, b: string): boolean {
  return editDistance(a, b, maxSlip) > maxSlip;
}

const maxSlip = 3;

/** The words for “example” and “your” in the example addresses of other languages: vous@exemple.fr, /ditt-namn. */
const translatedExample =
  /exempl|esempi|ejempl|beispiel|voorbeeld|eksempel|exempel|przyklad|priklad|(?<![a-z])(?:jouw|uw|mijn|ihr|dein|mein|votre|ton|mon|tu|su|mi|tuo|tua|mio|mia|seu|sua|meu|din|ditt|min|mitt)[-_.]/;

const englishExample = /(?<![a-z.])(?:example|(?:your|my)[-_.])/;

/** Whether one of two addresses is an English example and the other an example in another language. */
function isTranslatedExample(a: string, b: string): boolean {
  return [
    [a, b],
    [b, a],
  ].some(([english = '', other = '']) => englishExample.test(english) && translatedExample.test(other));
}

/** An address with `*` for what may differ between languages: its locale, and `.*` for the country of its domain. */
function withWildcards(address: string, locales: readonly string[]): string {
  // `https://solin.nl/nl/prijzen` becomes `https://solin.*/*/prijzen`.
  const names = [...new Set(locales.flatMap((locale) => [locale.toLowerCase(), locale.slice(0, 2)]))].join('|');
  const marker = new RegExp(`(?<=[/=_-])(?:${names})(?=[/.&#?_-]|$)|(?<=//)(?:${names})(?=\\.)`, 'g');
  return (
    address
      .toLowerCase()
      .replace(marker, '*')
      .replace(country, '.*')
      // The lookbehind is for speed, as in `glued`.
      .replace(/(?<!\/)\/+$/, '')
  );
}

/** The end of a domain, which may differ by country: `.nl`, `.com`, `.co.uk`. */
const country = /(?<=\.[\w-]{2,}|^[\w-]{2,}|@[\w-]{2,}|\/\/[\w-]{2,})\.(?:nl|com|co\.uk|uk|eu|be|de|fr)(?=[/?#:]|$)/;

/** Whether only the last part of a path, or the name before @, differs and is Dutch in one: /prijzen, verkoop@. */
function isTranslated(a: string, b: string): boolean {
  // Of each address first what has to be equal, then the name that may be translated.
  const [partsA, partsB] = [a, b].map((address) => {
    const isMail = address.includes('@');
    const at = isMail ? address.indexOf('@') : address.lastIndexOf('/');
    return isMail ? [address.slice(at), address.slice(0, at)] : [address.slice(0, at), address.slice(at + 1)];
  });
  const [rest, name = ''] = partsA ?? [];
  const [otherRest, otherName = ''] = partsB ?? [];
  const isDutch = (text: string) => text.split('-').some((word) => dutchWords.has(word));
  return rest === otherRest && isDutch(name) !== isDutch(otherName) && isMoreThanSlip(name, otherName);
}

function originOf(address: string): string {
  return /^(?:\w+:\/\/)?[^/]*/.exec(address)?.[0] ?? '';
}

function countryOf(address: string): string {
  return country.exec(address.toLowerCase())?.[0] ?? '';
}

/**
 * Matches the name of a site on its own, `solin.nl`, not as part of a longer address. Names below five characters are
 * left out: two of them may differ by a letter and both be right.
 */
const bareDomain =
  /(?<![\w.@/-])([a-z0-9][a-z0-9-]{4,})\.(?:nl|com|eu|be|org|net|io|dev|app|shop|example|co\.uk|de|fr)(?![\w/.-]*[\w/])/gi;

/** Finds a site name that the source does not have but that is nearly one it has: `sloin.nl` for `solin.nl`. */
export function misspeltDomain(source: string, target: string): { got: string; wanted: string } | undefined {
  if (!/\.[a-z]/i.test(source) || !/\.[a-z]/i.test(target)) return undefined;
  const [inSource, inTarget] = [source, target].map((text) => [...text.matchAll(bareDomain)]);
  for (const [got, name = ''] of inTarget ?? []) {
    if (inSource?.some(([, other = '']) => other.toLowerCase() === name.toLowerCase())) continue;
    const near = inSource?.find(([, other = '']) => editDistance(other.toLowerCase(), name.toLowerCase(), 2) <= 2);
    if (near) return { got, wanted: near[0] };
  }
  return undefined;
}

function hostOf(mail: string): string {
  return mail.split('@')[1] ?? '';
}
