import { type Locale, resolveLocale } from '#src/domain/locale.ts';

/** The query parameter by which the form on an error page keeps its language. */
export const localeParameter = 'locale';

/**
 * The language of the response: the one named in the address, else that of the page the post came from, else the source
 * locale.
 */
export function pageLocale(request: Request): Locale {
  const requested = new URL(request.url).searchParams.get(localeParameter);
  if (requested) return resolveLocale(requested);
  const referer = request.headers.get('Referer') ?? '';
  if (!URL.canParse(referer)) return resolveLocale(undefined);
  const page = new URL(referer);
  // An error page is at `/` and has its language in the parameter; all other pages begin their path with it.
  return resolveLocale(page.searchParams.get(localeParameter) ?? page.pathname.split('/')[1]);
}
