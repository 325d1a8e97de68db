import type { Locale } from '#src/domain/locale.ts';
import { workerHeaders } from '#src/domain/response-headers.ts';
import { href } from '#src/domain/routes.ts';
import { errorPage } from '#src/worker/contact/error-page.ts';
import { errorPageStyleHash } from '#src/worker/contact/error-page-style.ts';
import { type ErrorResponse, errorHeaders, errorMessages } from '#src/worker/contact/error-response.ts';
import { thanksLocation } from '#src/worker/contact/thanks-page.ts';
import { messages } from '#src/worker/generated/messages.ts';

/** What the client of a post wants to get back. */
export interface ResponseFormat {
  json: boolean;
  locale: Locale;
  /** Path of the request. */
  path: string;
}

/** The responses load nothing from other origins, so they can forbid it. */
const embedderHeaders = { 'Cross-Origin-Embedder-Policy': 'require-corp' };

/** The response to a stored enquiry: the thank-you page, or JSON. */
export function acceptedResponse(reference: string, { json, locale }: ResponseFormat): Response {
  if (json) return Response.json({ ok: true, reference }, { headers: { ...workerHeaders(), ...embedderHeaders } });
  const location = thanksLocation(href('thanks', locale), reference);
  return new Response(null, { status: 303, headers: { ...workerHeaders(), Location: location } });
}

/** The response to a rejected post: a small page in the visitor's language, or the same content as JSON. */
export async function errorResponse(error: ErrorResponse, { json, locale, path }: ResponseFormat): Promise<Response> {
  const { status } = error;
  const texts = messages[locale];
  const shared = { ...embedderHeaders, ...errorHeaders(status, path) };
  if (json) {
    const errors = error.errors.map(({ field, key }) => ({ field, key, text: texts[key] }));
    const { title, text } = errorMessages[status];
    const body = { ok: false, status, title: texts[title], text: texts[text], errors };
    return Response.json(body, { status, headers: { ...workerHeaders(), ...shared } });
  }
  const headers = {
    ...workerHeaders([await errorPageStyleHash()]),
    ...shared,
    'Content-Type': 'text/html; charset=utf-8',
  };
  return new Response(errorPage(error, locale), { status, headers });
}
