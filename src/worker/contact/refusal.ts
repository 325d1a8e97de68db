import type { ContactRefusal } from '#src/domain/contact-form.ts';
import type { Typed } from '#src/worker/contact/decode-form.ts';
import type { WordKey } from '#src/worker/generated/words.ts';

/** Every status a post can be refused with, and the words of its page. */
export const refusalWords = {
  403: { title: 'contact.errors.refused.origin.title', text: 'contact.errors.refused.origin.text' },
  405: { title: 'contact.errors.refused.method.title', text: 'contact.errors.refused.method.text' },
  413: { title: 'contact.errors.refused.size.title', text: 'contact.errors.refused.size.text' },
  415: { title: 'contact.errors.refused.media.title', text: 'contact.errors.refused.media.text' },
  422: { title: 'contact.errors.refused.fields.title', text: 'contact.errors.refused.fields.text' },
  429: { title: 'contact.errors.refused.rate.title', text: 'contact.errors.refused.rate.text' },
  503: { title: 'contact.errors.refused.storage.title', text: 'contact.errors.refused.storage.text' },
} as const satisfies Record<number, Record<'title' | 'text', WordKey>>;

export type RefusalStatus = keyof typeof refusalWords;

export interface Refusal {
  status: RefusalStatus;
  /** Reasons per field, for 422. */
  refusals: readonly ContactRefusal[];
  /** What was typed, to be shown again; undefined where it could not be read. */
  typed: Typed | undefined;
}

/** Headers that a status owes its reader: what a path allows, or when to come again, in seconds. */
export function refusalHeaders(status: RefusalStatus, path: string): Record<string, string> {
  if (status === 405) return { Allow: path === '/' ? 'GET, HEAD, POST' : 'GET, HEAD' };
  if (status === 429 || status === 503) return { 'Retry-After': '60' };
  return {};
}
