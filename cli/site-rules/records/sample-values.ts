/** A field of `content/site.yaml` and whether its value can only be a sample. */
interface SampleField {
  path: readonly string[];
  isSample(value: string): boolean;
}

/** Domains that are reserved for examples and tests: `https://windas.example`, `info@mail.test`, `www.example.com`. */
const reserved =
  /(?:^|[/@.])(?:example|test|invalid|localhost|local)(?:[:/]|$)|(?:^|[/@.])example\.(?:com|net|org|nl)\b/i;
/** Of an address only its host is looked at: a path may end in `/test`. */
const isReserved = (value: string) => reserved.test(/^\w+:\/\/[^/]+/.exec(value)?.[0] ?? value);
const isPlaceholder = (value: string) => /voorbeeld|example|sample|placeholder|\btodo\b|xxx|lorem/i.test(value);
/**
 * An impossible number: one digit repeated after a country or area code, or the digits in their order. `(?<!\1\1)` only
 * saves time: in a long row of equal digits a match is tried from the first, and not again from each of the others.
 */
const isImpossibleNumber = (value: string) => /(\d)(?<!\1\1)\1{5,}$/.test(value) || /123456789?0?$/.test(value);

/** `kvk` is the number in the Dutch trade register, `btw` the one for VAT. */
const fields: readonly SampleField[] = [
  { path: ['baseUrl'], isSample: isReserved },
  { path: ['email'], isSample: isReserved },
  { path: ['phone'], isSample: isImpossibleNumber },
  { path: ['whatsapp'], isSample: isImpossibleNumber },
  { path: ['kvk'], isSample: (value) => /^(\d)\1+$/.test(value) || value === '12345678' },
  { path: ['btw'], isSample: (value) => /^NL(?:(\d)\1{8}|123456789)B/.test(value) },
  { path: ['address', 'street'], isSample: isPlaceholder },
  { path: ['address', 'postalCode'], isSample: (value) => /^(?:1234 ?AB|0000|9999 ?XX)/i.test(value) },
  { path: ['address', 'city'], isSample: isPlaceholder },
];

/** Paths in `content/site.yaml` with sample values: reserved domains, impossible phone numbers, invented places. */
export function sampleValues(site: unknown): { path: (string | number)[]; value: string }[] {
  const samples = fields.flatMap(({ path, isSample }) => {
    const value = path.reduce<unknown>((group, name) => (group as Record<string, unknown> | undefined)?.[name], site);
    return typeof value === 'string' && isSample(value) ? [{ path: [...path], value }] : [];
  });
  const { social } = (site ?? {}) as { social?: unknown };
  const networks = (Array.isArray(social) ? social : []).flatMap((network: { url?: unknown } | null, at) => {
    const url = network?.url;
    return typeof url === 'string' && (isReserved(url) || isPlaceholder(url))
      ? [{ path: ['social', at, 'url'], value: url }]
      : [];
  });
  return [...samples, ...networks];
}
