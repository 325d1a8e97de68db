import { validateContact } from '#src/domain/contact-schema.ts';
import type { ChannelName } from '#src/domain/enquiry.ts';
import { errorCode } from '#src/worker/coded-error.ts';
import { decodeForm, type FormValues } from '#src/worker/contact/decode-form.ts';
import type { ErrorResponse, ErrorStatus } from '#src/worker/contact/error-response.ts';
import { isFormBody, prefersJson } from '#src/worker/contact/media-type.ts';
import { pageLocale } from '#src/worker/contact/page-locale.ts';
import { readBody } from '#src/worker/contact/read-body.ts';
import { acceptedResponse, errorResponse, type ResponseFormat } from '#src/worker/contact/response.ts';
import { isSameOrigin } from '#src/worker/contact/same-origin.ts';
import { hashAddress, visitorAddress } from '#src/worker/contact/visitor-address.ts';
import { looksLikeSpam } from '#src/worker/enquiries/spam-score.ts';
import { type StoreDependencies, type StoredEnquiry, storeEnquiry } from '#src/worker/enquiries/store-enquiry.ts';
import type { Log } from '#src/worker/log.ts';
import type { Delivery } from '#src/worker/notifications/notification-records.ts';

export interface ContactDependencies extends StoreDependencies {
  queues: Record<ChannelName, Pick<Queue<Delivery>, 'send'>>;
  rateLimit: RateLimit;
  /** The channels that notify the agency of a new enquiry. */
  channels: readonly ChannelName[];
  /** Key of the address hashes; without one no hash is stored. */
  addressKey: string | undefined;
  /** Lets work continue after the response. */
  defer(work: Promise<unknown>): void;
  log: Log;
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
  if (request.method !== 'POST' || format.path !== '/') return reject(405);
  const sameOrigin = isSameOrigin(request);
  if (sameOrigin && !isFormBody(request.headers)) return reject(415);
  const early = !sameOrigin ? 403 : (await isOverLimit(request, dependencies)) ? 429 : undefined;
  if (early) return reject(early, await readValues(request));

  const body = await readBody(request);
  if (body.state === 'broken') return reject(422, {}, [{ field: 'form', key: 'contact.errors.form.unreadable' }]);
  if (body.state === 'large') return reject(413, body.bytes && decodeForm(body.bytes).values);
  const { values, error } = decodeForm(body.bytes);
  if (error) return reject(422, values, [{ field: 'form', key: error }]);
  const validation = validateContact(values);
  if (!validation.ok) return reject(422, values, validation.errors);

  const { channels, addressKey, defer, log } = dependencies;
  const addressHash = await hashAddress(visitorAddress(request), addressKey).catch(() => null);
  const isSpam = looksLikeSpam(validation.fields);
  const enquiry = { fields: validation.fields, locale: format.locale, isSpam, addressHash, channels };
  const onRetry = () => log({ event: 'store-retried', level: 'warning' });
  const stored = await storeEnquiry(enquiry, { ...dependencies, onRetry }).catch((error: unknown) => {
    log({ event: 'crash', level: 'error', codes: ['store', errorCode(error)] });
    return undefined;
  });
  if (!stored) return reject(503, values);
  if (stored.isNew) for (const channel of channels) defer(enqueue({ id: stored.id, channel }, dependencies));
  return { kind: 'accepted', enquiry: stored, isSpam };
}

const reject = (status: ErrorStatus, values?: FormValues, errors: ErrorResponse['errors'] = []): Outcome => ({
  kind: 'rejected',
  status,
  values,
  errors,
});

/** Fails open: a broken rate limit must not stop an enquiry. */
async function isOverLimit(request: Request, { rateLimit, log }: ContactDependencies): Promise<boolean> {
  const address = visitorAddress(request);
  if (!address) return false;
  try {
    return !(await rateLimit.limit({ key: address })).success;
  } catch (error) {
    log({ event: 'rate-limit-failed', level: 'warning', codes: [errorCode(error)] });
    return false;
  }
}

/** The values of a post that is rejected without being processed, so that the visitor can send them again. */
async function readValues(request: Request): Promise<FormValues | undefined> {
  if (!isFormBody(request.headers)) return undefined;
  const body = await readBody(request);
  return body.state === 'whole' ? decodeForm(body.bytes).values : undefined;
}

/** The queue only makes the delivery fast: if it fails, the sweep finds the enquiry. */
async function enqueue(delivery: Delivery, { queues, log }: ContactDependencies): Promise<void> {
  const { id: reference, channel } = delivery;
  try {
    await queues[channel].send(delivery);
  } catch (error) {
    log({ event: 'queue-send-failed', level: 'warning', reference, channel, codes: [errorCode(error)] });
  }
}
