import type { Locale } from '#src/domain/locale.ts';
import { workerHeaders } from '#src/domain/response-headers.ts';
import { href } from '#src/domain/routes.ts';
import { type Refusal, refusalHeaders, refusalWords } from '#src/worker/contact/refusal.ts';
import { refusalPage } from '#src/worker/contact/refusal-page.ts';
import { refusalStyleHash } from '#src/worker/contact/refusal-style.ts';
import { words } from '#src/worker/generated/words.ts';

/** How an answer is to look. */
export interface AnswerForm {
  json: boolean;
  locale: Locale;
  /** Path of the request. */
  path: string;
}

/** The answer to an enquiry that is stored, and to one that the hidden field gave away: both look the same. */
export function acceptedAnswer({ json, locale }: AnswerForm): Response {
  if (json) return Response.json({ ok: true }, { headers: workerHeaders() });
  return new Response(null, { status: 303, headers: { ...workerHeaders(), Location: href('thanks', locale) } });
}

/** The answer to a refused post: a small page of its own in the reader's language, or the same as JSON. */
export async function refusedAnswer(refusal: Refusal, { json, locale, path }: AnswerForm): Promise<Response> {
  const { status, refusals } = refusal;
  const own = refusalHeaders(status, path);
  const spoken = words[locale];
  if (json) {
    const errors = refusals.map(({ field, key }) => ({ field, key, text: spoken[key] }));
    const { title, text } = refusalWords[status];
    const body = { ok: false, status, title: spoken[title], text: spoken[text], errors };
    return Response.json(body, { status, headers: { ...workerHeaders(), ...own } });
  }
  const headers = { ...workerHeaders([await refusalStyleHash()]), ...own, 'Content-Type': 'text/html; charset=utf-8' };
  return new Response(refusalPage(refusal, locale), { status, headers });
}
