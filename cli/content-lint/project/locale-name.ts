const form = /^[a-z]{2,3}(?:[-_][A-Z][a-z]{3})?(?:[-_](?:[A-Z]{2}|[a-z]{2}|\d{3}))?$/;

/** Loaded for a rare language only: the names of all languages take longer than the rest of a small check. */
let names: Intl.DisplayNames | undefined;

/** Whether a part of a path is the name of a locale: `nl`, `pt-BR`, `zh_Hans_CN`, `es-419`. */
export function isLocaleName(name: string): boolean {
  return form.test(name) && isLanguage(name.replaceAll('_', '-').split('-')[0] ?? '');
}

/** Whether somebody has named a language, so that a folder `api` or `ui` is no locale. */
function isLanguage(code: string): boolean {
  if (Intl.PluralRules.supportedLocalesOf(code).length > 0) return true;
  names ??= new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  return names.of(code) !== undefined;
}
