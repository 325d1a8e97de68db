const form = /^[a-z]{2,3}(?:[-_][A-Z][a-z]{3})?(?:[-_](?:[A-Z]{2}|[a-z]{2}|\d{3}))?$/;

/** Undefined for a language that nobody has named, so that a folder `api` or `ui` is no locale. */
const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Whether a part of a path is the name of a locale: `nl`, `pt-BR`, `zh_Hans_CN`, `es-419`. */
export function isLocaleName(name: string): boolean {
  return form.test(name) && names.of(name.replaceAll('_', '-').split('-')[0] ?? '') !== undefined;
}
