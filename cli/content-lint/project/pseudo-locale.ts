import type { Catalogue } from './project.ts';

/** Names of locales that test a layout: `en-XA`, `ar_XB`, `qps-ploc`. */
const reserved = /^qps(?:[-_]|$)|[-_]X[A-C]$/i;

/** What services and tools put around every text: `crwdns12:0…crwdne12:0`, `⟦…⟧`, `[!!…!!]`. */
const marked = /^(?:crwdns\d+:\d[\s\S]*crwdne\d+:\d+|⟦[\s\S]*⟧|\[!+[\s\S]*!+\])$/u;

/** Of how many texts all have to be so, where a locale has as many. */
const sample = 20;

/** Whether nobody reads a locale: a translation service or a test of the layout has made its texts by rule. */
export function isPseudoLocale({ locale, messages }: Catalogue): boolean {
  if (reserved.test(locale)) return true;
  let seen = 0;
  for (const text of messages.values()) {
    if (text.trim() === '') continue;
    if (!marked.test(text.trim())) return false;
    if (++seen === sample) return true;
  }
  return seen > 0;
}
