import { isReference } from '#src/domain/enquiry.ts';
import { locales } from '#src/domain/locale.ts';
import { href } from '#src/domain/routes.ts';
import { fillPlaceholders } from '#src/worker/fill-placeholders.ts';

const thanksPaths = locales.map((locale) => href('thanks', locale));
const referenceParameter = 'reference';

/** The address of the thank-you page for an enquiry. */
export const thanksLocation = (path: string, reference: string): string => `${path}?${referenceParameter}=${reference}`;

/**
 * Gives the thank-you page with the reference that its address names; undefined for any other request. The reference is
 * filled into `data-reference` (see `src/templates/thanks-page.tsx`): the `href` of a link, or the text of another
 * element.
 */
export async function thanksPage(request: Request, assets: Pick<Fetcher, 'fetch'>): Promise<Response | undefined> {
  const { origin, pathname, searchParams } = new URL(request.url);
  const reference = searchParams.get(referenceParameter);
  if (!thanksPaths.includes(pathname) || !isReference(reference)) return undefined;
  // Without the visitor's headers: a 304 would have no page to fill in.
  const page = await assets.fetch(origin + pathname, { method: request.method });
  const headers = new Headers(page.headers);
  headers.delete('ETag');
  headers.set('Cache-Control', 'no-store');
  return new HTMLRewriter()
    .on('[data-reference]', { element: (element) => showReference(element, reference) })
    .transform(new Response(page.body, { status: page.status, headers }));
}

function showReference(element: Element, reference: string): void {
  const filled = fillPlaceholders(element.getAttribute('data-reference') ?? '', { reference });
  element.removeAttribute('data-reference');
  if (element.tagName === 'a') element.setAttribute('href', filled);
  // Any other element is a note, which has been empty and hidden until now.
  else element.removeAttribute('hidden').prepend(filled);
}
