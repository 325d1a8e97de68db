/**
 * Whether a form post comes from a page of this site. Browsers send `Sec-Fetch-Site`, older ones `Origin`. A client
 * that sends neither is no browser, so it cannot be posting on behalf of an unwitting visitor.
 */
export function isSameOrigin(request: Request): boolean {
  const host = new URL(request.url).host;
  const site = request.headers.get('Sec-Fetch-Site');
  const origin = request.headers.get('Origin');
  const referer = request.headers.get('Referer');
  // `none` is a request that no page has caused, such as a restored tab.
  if (site !== null && site !== 'same-origin' && site !== 'none') return false;
  // A page can hide its origin, by its referrer policy for example. It is then `null`, and `Sec-Fetch-Site` decides.
  if (origin !== null && origin !== 'null') return hostOf(origin) === host;
  if (site !== null) return true;
  // An old browser, on a page that hides its origin: nothing shows that the page is of this site.
  if (origin === 'null') return false;
  return referer === null || hostOf(referer) === host;
}

function hostOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).host : undefined;
}
