import type { ContactError } from '#src/domain/contact-schema.ts';
import type { FormValues } from '#src/worker/contact/decode-form.ts';
import type { MessageKey } from '#src/worker/generated/messages.ts';

/** Every status with which a post can be rejected, and the messages of its page. */
export const errorMessages = {
  403: { title: 'contact.errors.refused.origin.title', text: 'contact.errors.refused.origin.text' },
  405: { title: 'contact.errors.refused.method.title', text: 'contact.errors.refused.method.text' },
  413: { title: 'contact.errors.refused.size.title', text: 'contact.errors.refused.size.text' },
  415: { title: 'contact.errors.refused.media.title', text: 'contact.errors.refused.media.text' },
  422: { title: 'contact.errors.refused.fields.title', text: 'contact.errors.refused.fields.text' },
  429: { title: 'contact.errors.refused.rate.title', text: 'contact.errors.refused.rate.text' },
  503: { title: 'contact.errors.refused.storage.title', text: 'contact.errors.refused.storage.text' },
} as const satisfies Record<number, Record<'title' | 'text', MessageKey>>;

export type ErrorStatus = keyof typeof errorMessages;

export interface ErrorResponse {
  status: ErrorStatus;
  /** What is wrong with the fields; only with 422. */
  errors: readonly ContactError[];
  /** The values of the form, to be shown again; undefined if the page has a link to the form in its place. */
  values: FormValues | undefined;
}

/** Headers that belong to a status: which methods a path allows, or after how many seconds to try again. */
export function errorHeaders(status: ErrorStatus, path: string): Record<string, string> {
  // The contact form is posted to `/`; no other path takes a post.
  if (status === 405) return { Allow: path === '/' ? 'GET, HEAD, POST' : 'GET, HEAD' };
  if (status === 429 || status === 503) return { 'Retry-After': '60' };
  return {};
}
