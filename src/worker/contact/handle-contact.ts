import { validateContact } from '#src/domain/contact-schema.ts';
import { type ChannelName, newReference } from '#src/domain/enquiry.ts';
import { errorCode } from '#src/worker/coded-error.ts';
import { type AcceptDependencies, acceptEnquiry } from '#src/worker/contact/accept-enquiry.ts';
import type { FormValues } from '#src/worker/contact/decode-form.ts';
import type { ErrorResponse, ErrorStatus } from '#src/worker/contact/error-response.ts';
import { pageLocale } from '#src/worker/contact/page-locale.ts';
import { prefersJson } from '#src/worker/contact/prefers-json.ts';
import { isOverLimit } from '#src/worker/contact/rate-limit.ts';
import { readForm } from '#src/worker/contact/read-form.ts';
import { acceptedResponse, errorResponse, type ResponseFormat } from '#src/worker/contact/response.ts';
import { isSameOrigin } from '#src/worker/contact/same-origin.ts';
import { hashAddress, visitorAddress } from '#src/worker/contact/visitor-address.ts';
import { looksLikeSpam } from '#src/worker/enquiries/spam-score.ts';
import type { StoredEnquiry } from '#src/worker/enquiries/store-enquiry.ts';

export interface ContactDependencies extends AcceptDependencies {
  rateLimit: RateLimit;
  /** The channels that notify the agency of a new enquiry. */
  channels: readonly ChannelName[];
  /** Key of the address hashes; without one no hash is stored. */
  addressKey: string | undefined;
  /** Milliseconds since 1970. */
  now(): number;
}

type Outcome = { kind: 'accepted'; enquiry: StoredEnquiry; isSpam: boolean } | ({ kind: 'rejected' } & ErrorResponse);

/** Takes a post of the contact form and responds to it. It stores first, notifies second, and never throws. */
export async function handleContact(request: Request, dependencies: ContactDependencies): Promise<Response> {
  const { now, log } = dependencies;
  const started = now();
  const format: ResponseFormat = {
    json: prefersJson(request.headers.get('Accept')),
    locale: pageLocale(request),
    path: new URL(request.url).pathname,
  };
  const outcome = await processPost(request, format, dependencies).catch((error: unknown): Outcome => {
    log({ event: 'crash', level: 'error', codes: [errorCode(error)] });
    return reject(503);
  });
  const response =
    outcome.kind === 'accepted' ? acceptedResponse(outcome.enquiry.id, format) : await errorResponse(outcome, format);
  log({
    event: 'contact',
    status: response.status,
    locale: format.locale,
    milliseconds: now() - started,
    ...(outcome.kind === 'accepted'
      ? { reference: outcome.enquiry.id, spam: outcome.isSpam, repeated: !outcome.enquiry.isNew }
      : { codes: outcome.errors.map((error) => error.key) }),
  });
  return response;
}

async function processPost(
  request: Request,
  format: ResponseFormat,
  dependencies: ContactDependencies,
): Promise<Outcome> {
  // Forms are sent to `/` alone: every other address refuses a post, whether there is a page at it or not.
  if (request.method !== 'POST' || format.path !== '/') return reject(405);
  // The form is read before the other checks, so that every error page below can show what was typed.
  const { values, turnstileToken, problem } = await readForm(request);
  if (!isSameOrigin(request)) return reject(403, values);
  const address = visitorAddress(request);
  if (await isOverLimit(address, dependencies.rateLimit, dependencies.log)) return reject(429, values);
  if (problem) return reject(problem.status, values, problem.errors);
  const validation = validateContact(values);
  if (!validation.ok) return reject(422, values, validation.errors);

  const { channels, addressKey, now } = dependencies;
  const addressHash = await hashAddress(address, addressKey).catch((error: unknown) => {
    dependencies.log({ event: 'address-hash-failed', level: 'warning', codes: [errorCode(error)] });
    return null;
  });
  const isSpam = looksLikeSpam(validation.fields);
  const [id, createdAt] = [newReference(), now()];
  const enquiry = { id, createdAt, fields: validation.fields, locale: format.locale, isSpam, addressHash, channels };
  const acceptance = await acceptEnquiry(enquiry, turnstileToken, dependencies);
  if (acceptance === 'too-many') return reject(429, values);
  if (acceptance === 'failed') return reject(503, values);
  return { kind: 'accepted', enquiry: acceptance, isSpam };
}

const reject = (status: ErrorStatus, values?: FormValues, errors: ErrorResponse['errors'] = []): Outcome => ({
  kind: 'rejected',
  status,
  values,
  errors,
});
