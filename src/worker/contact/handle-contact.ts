import { type ContactField, readContact } from '#src/domain/contact-form.ts';
import type { ChannelName } from '#src/domain/lead.ts';
import { type AnswerForm, acceptedAnswer, refusedAnswer } from '#src/worker/contact/answer.ts';
import { decodeForm, type Typed } from '#src/worker/contact/decode-form.ts';
import { isFormBody, prefersJson } from '#src/worker/contact/media-type.ts';
import { fromOwnOrigin } from '#src/worker/contact/own-origin.ts';
import { pageLanguage } from '#src/worker/contact/page-language.ts';
import { readBody } from '#src/worker/contact/read-body.ts';
import type { Refusal, RefusalStatus } from '#src/worker/contact/refusal.ts';
import { hashAddress, visitorAddress } from '#src/worker/contact/visitor-address.ts';
import { faultCode } from '#src/worker/fault.ts';
import { type StoredLead, storeLead } from '#src/worker/leads/store-lead.ts';
import type { Log } from '#src/worker/log.ts';
import type { Database, LeadQueue, RateLimit } from '#src/worker/platform.ts';

export interface ContactDeps {
  db: Database;
  queue: Pick<LeadQueue, 'send'>;
  rateLimit: RateLimit;
  /** The channels a new enquiry is to be told by. */
  channels: readonly ChannelName[];
  /** Key of the address hashes; without one no hash is stored. */
  addressKey: string | undefined;
  /** Milliseconds since 1970. */
  now(): number;
  wait(milliseconds: number): Promise<void>;
  /** Lets work go on after the answer. */
  defer(work: Promise<unknown>): void;
  log: Log;
}

type Outcome = { kind: 'accepted'; lead: StoredLead; spam: boolean } | ({ kind: 'refused' } & Refusal);

/** Takes a post to the form's address and answers it; stores first, tells second, and never throws. */
export async function handleContact(request: Request, deps: ContactDeps): Promise<Response> {
  const started = deps.now();
  const form: AnswerForm = {
    json: prefersJson(request.headers.get('Accept')),
    locale: pageLanguage(request),
    path: new URL(request.url).pathname,
  };
  const outcome = await decide(request, form, deps).catch((error: unknown): Outcome => {
    deps.log({ event: 'crash', level: 'error', codes: [faultCode(error)] });
    return refuse(503);
  });
  const answer = outcome.kind === 'accepted' ? acceptedAnswer(form) : await refusedAnswer(outcome, form);
  deps.log({
    event: 'contact',
    status: answer.status,
    locale: form.locale,
    milliseconds: deps.now() - started,
    ...(outcome.kind === 'accepted'
      ? { reference: outcome.lead.id, spam: outcome.spam, repeated: !outcome.lead.isNew }
      : { codes: outcome.refusals.map((refusal) => refusal.key) }),
  });
  return answer;
}

async function decide(request: Request, form: AnswerForm, deps: ContactDeps): Promise<Outcome> {
  if (request.method !== 'POST' || form.path !== '/') return refuse(405);
  const own = fromOwnOrigin(request);
  if (own && !isFormBody(request.headers)) return refuse(415);
  const early = !own ? 403 : (await tooMany(request, deps)) ? 429 : undefined;
  if (early) return refuse(early, await typedIn(request));

  const body = await readBody(request);
  if (body.state === 'broken') return unreadable({});
  if (body.state === 'large') return refuse(413, body.bytes && decodeForm(body.bytes).typed);
  const { typed, problem } = decodeForm(body.bytes);
  if (problem) return refuse(422, typed, [{ field: 'form', key: problem }]);
  const reading = readContact(visitorsPart(typed));
  if (!reading.ok) return refuse(422, typed, reading.refusals);

  const spam = Boolean(typed['bot-field']);
  const addressHash = await hashAddress(visitorAddress(request), deps.addressKey).catch(() => null);
  const { locale } = form;
  const lead = { enquiry: reading.enquiry, locale, spam, addressHash, channels: deps.channels };
  const onRetry = () => deps.log({ event: 'store-retried', level: 'warning' });
  const stored = await storeLead(lead, { ...deps, onRetry }).catch((error: unknown) => {
    deps.log({ event: 'crash', level: 'error', codes: ['store', faultCode(error)] });
    return undefined;
  });
  if (!stored) return refuse(503, typed);
  if (!spam && stored.isNew) deps.defer(tell(stored.id, deps));
  return { kind: 'accepted', lead: stored, spam };
}

const refuse = (status: RefusalStatus, typed?: Typed, refusals: Refusal['refusals'] = []): Outcome => ({
  kind: 'refused',
  status,
  typed,
  refusals,
});

const unreadable = (typed: Typed): Outcome =>
  refuse(422, typed, [{ field: 'form', key: 'contact.errors.form.unreadable' }]);

const visitorsPart = ({ 'form-name': _, 'bot-field': __, ...rest }: Typed): Partial<Record<ContactField, string>> =>
  rest;

/** Fails open: a brake that is broken must not stop an enquiry. */
async function tooMany(request: Request, { rateLimit, log }: ContactDeps): Promise<boolean> {
  const address = visitorAddress(request);
  if (!address) return false;
  try {
    return !(await rateLimit.limit({ key: address })).success;
  } catch (error) {
    log({ event: 'rate-limit-failed', level: 'warning', codes: [faultCode(error)] });
    return false;
  }
}

/** What was typed into a post that is refused unread, so that the visitor can send it again from the answer. */
async function typedIn(request: Request): Promise<Typed | undefined> {
  if (!isFormBody(request.headers)) return undefined;
  const body = await readBody(request);
  return body.state === 'whole' ? decodeForm(body.bytes).typed : undefined;
}

/** The queue makes it fast; when it fails, the cron sweep finds the enquiry all the same. */
async function tell(id: string, { queue, log }: ContactDeps): Promise<void> {
  try {
    await queue.send({ id });
  } catch (error) {
    log({ event: 'queue-send-failed', level: 'warning', reference: id, codes: [faultCode(error)] });
  }
}
