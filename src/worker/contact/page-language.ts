import { type Locale, resolveLocale } from '#src/domain/locale.ts';

/** Parameter with which a page of the Worker's own names its language when its form is posted again. */
export const localeParameter = 'locale';

/** The language to answer in: named in the address, else that of the page the post came from, else Dutch. */
export function pageLanguage(request: Request): Locale {
  const named = new URL(request.url).searchParams.get(localeParameter);
  if (named) return resolveLocale(named);
  const referer = request.headers.get('Referer') ?? '';
  if (!URL.canParse(referer)) return resolveLocale(undefined);
  const from = new URL(referer);
  return resolveLocale(from.searchParams.get(localeParameter) ?? from.pathname.split('/')[1]);
}
