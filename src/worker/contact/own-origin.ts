/**
 * Whether a form post comes from a page of this site. Browsers say so in `Sec-Fetch-Site`, older ones in `Origin`;
 * a client that says neither is no browser and can do no harm in a visitor's name.
 */
export function fromOwnOrigin(request: Request): boolean {
  const own = new URL(request.url).host;
  const site = request.headers.get('Sec-Fetch-Site');
  const origin = request.headers.get('Origin');
  const referer = request.headers.get('Referer');
  if (site !== null && site !== 'same-origin' && site !== 'none') return false;
  if (origin !== null && origin !== 'null') return hostOf(origin) === own;
  if (site !== null) return true;
  if (origin === 'null') return false;
  return referer === null || hostOf(referer) === own;
}

function hostOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).host : undefined;
}
