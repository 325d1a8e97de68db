import type { Catalogue } from './project.ts';

/** Matches a code of a language with its script and region, if any: `nl`, `pt-BR`, `zh_Hans_CN`, `zh-hant`, `es-419`. */
const form = /^[a-z]{2,3}(?:[-_](?:[A-Z][a-z]{3}|hans|hant|latn|cyrl))?(?:[-_](?:[A-Z]{2}|[a-z]{2}|\d{3}))?$/;

/** Names of folders and files of code, which are also the codes of languages: Sardinian, Bini, Extremaduran, Newari. */
const namesInCode = new Set(['src', 'bin', 'ext', 'new']);

/** Loaded for a rare language only: the names of all languages take longer than the rest of a small check. */
let languageNames: Intl.DisplayNames | undefined;

/** Whether a part of a path is the name of a locale: `nl`, `pt-BR`, `zh_Hans_CN`, `es-419`. */
export function isLocaleName(name: string): boolean {
  return form.test(name) && !namesInCode.has(name) && isLanguage(name.replaceAll('_', '-').split('-')[0] ?? '');
}

/** Whether a code is that of a known language, so that a folder `api` or `ui` is no locale. */
function isLanguage(code: string): boolean {
  if (Intl.PluralRules.supportedLocalesOf(code).length > 0) return true;
  languageNames ??= new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  return languageNames.of(code) !== undefined;
}

/** Names of locales that test a layout: `en-XA`, `ar_XB`, `qps-ploc`. */
const reserved = /^qps(?:[-_]|$)|[-_]X[A-C]$/i;

/** The marks that services and tools put around every text: `crwdns12:0…crwdne12:0`, `⟦…⟧`, `[!!…!!]`. */
const marked = /^(?:crwdns\d+:\d[\s\S]*crwdne\d+:\d+|⟦[\s\S]*⟧|\[!+[\s\S]*!+\])$/u;

/** How many texts are looked at; all of them have to match. */
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
