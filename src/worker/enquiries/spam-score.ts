import type { EnquiryFields } from '#src/domain/contact-form.ts';

/** From this score on an enquiry is marked as spam. No single sign reaches it; two do, or five links. */
const spamThreshold = 3;

/** Matches `https://…` and `www.…`. In `https://www.…` it matches once, because that is a single link. */
const link = /https?:\/\/|(?<!\/\/)\bwww\./gi;
/** Links as HTML or in the markup of forums, such as `<a href=…>` and `[url=…]`. */
const linkMarkup = /<a\s|\[url\b|\[link\b/i;

/** Phrases of mass mailings to owners of websites, and the wares that such mailings sell. */
const salesPhrases = [
  /\b(dear|hello) (web ?site|site|web|business) owner\b/i,
  /\bi (came across|found|visited) your (web ?)?site\b/i,
  /\b(we|i) (offer|provide) (seo|web design|backlinks?|link building)\b/i,
  /\b(guest posts?|sponsored posts?|dofollow|do-follow|domain authority|link insertion)\b/i,
  /\b(first page|top|rank \S+) (of|on|in) google\b/i,
  /\b(increase|boost) your (traffic|sales|ranking|rankings)\b/i,
  /\b(buy|cheap|quality) backlinks\b/i,
  /\b(casino|viagra|cialis|porn|forex|binary options|payday loans?|crypto (investment|trading)|bitcoin (investment|doubler))\b/i,
  /\b(beste|geachte) (website|site|web)[- ]?eigenaar\b/i,
  /\b(gastblogs?|linkplaatsing|backlinks? kopen|uw website op de eerste pagina)\b/i,
];

/**
 * Whether an enquiry looks like spam. That is only a hint for the agency: such an enquiry is stored too, and reaches it
 * in the digest.
 */
export function looksLikeSpam(fields: EnquiryFields): boolean {
  return spamScore(fields) >= spamThreshold;
}

/**
 * Two points for each sign of spam in an enquiry. Two links are normal; each further one is one point, three at most.
 */
export function spamScore({ name, company, message }: Pick<EnquiryFields, 'name' | 'company' | 'message'>): number {
  const links = message.match(link)?.length ?? 0;
  const phrases = salesPhrases.filter((phrase) => phrase.test(message)).length;
  // Not `link` for the name: its flag `g` makes `test` continue where the last match ended.
  const hasLinkInName = /https?:\/\/|\bwww\./i.test(`${name} ${company}`);
  return (
    Math.min(Math.max(links - 2, 0), 3) +
    2 * phrases +
    (linkMarkup.test(message) ? 2 : 0) +
    (hasLinkInName ? 2 : 0) +
    (hasRepeatedSentence(message) ? 2 : 0)
  );
}

/** Whether a sentence of at least 15 characters occurs three times. */
function hasRepeatedSentence(message: string): boolean {
  const counts = new Map<string, number>();
  for (const sentence of message.toLowerCase().split(/[\n.!?]+/)) {
    const words = sentence.trim();
    if (words.length >= 15) counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return [...counts.values()].some((count) => count >= 3);
}
