import { requestAsBrowser } from '#cli/enquiries/browser-post.ts';
import { type Query, sqlText } from '#cli/enquiries/database.ts';
import { contactFormName, formFields } from '#src/domain/contact-form.ts';
import { sourceLocale } from '#src/domain/locale.ts';
import { href } from '#src/domain/routes.ts';

export interface ProbeOptions {
  /** How long to wait until the agency has been notified, in milliseconds. */
  timeout: number;
  /** Called after each step that went well. */
  onStep(step: string): void;
}

interface FoundEnquiry {
  id: string;
  /** How many of its notifications are still to be sent. */
  pending: number;
  /** The channels of which the last attempt failed, as a text: `mail and webhook`; null if none did. */
  failed: string | null;
  /** The channels that have delivered, as such a text. */
  delivered: string | null;
}

/** How long to wait before looking in the database again, in milliseconds. */
const pollInterval = 1000;

/**
 * Sends a message that is known by its e-mail address through the form of a site, finds it in the database, waits until
 * the agency has been notified, and deletes it. Throws an error about the first thing that is wrong.
 */
export async function probeForm(site: URL, query: Query, options: ProbeOptions): Promise<void> {
  const { onStep } = options;
  const root = new URL('/', site);
  const home = await requestAsBrowser(root);
  const homePath = href('home', sourceLocale);
  assert(home.status === 302 && home.location === homePath, `GET / answered ${home.status}, not 302 to ${homePath}`);
  assert(home.headers['content-security-policy'] !== undefined, 'GET / answered without the site’s headers');
  onStep('the address / leads to the Dutch home page');

  const probeId = crypto.randomUUID();
  const where = `email = ${sqlText(probeAddress(probeId))}`;
  const remove = () => query(`DELETE FROM enquiries WHERE ${where}`);
  try {
    const answer = await requestAsBrowser(root, probeValues(probeId));
    assert(answer.status === 303, `the form answered ${answer.status}, not 303: visitors cannot write to you`);
    const thanks = new URL(answer.location ?? '', root);
    assert(
      thanks.pathname === href('thanks', sourceLocale),
      `the form leads to ${thanks.pathname}, not to the thank-you page`,
    );
    const page = await requestAsBrowser(thanks);
    assert(page.status === 200, `the thank-you page answered ${page.status}`);
    onStep('the form was taken and answered with the thank-you page');
    await waitForNotifications(where, query, options);
  } catch (error) {
    const stays = await remove().then(
      () => '',
      (removeError: Error) => `\nIts message is still there: ${removeError.message}`,
    );
    throw new Error(`${(error as Error).message}${stays}`, { cause: error });
  }
  await remove();
  const remaining = await query(`SELECT id FROM enquiries WHERE ${where}`);
  assert(remaining.length === 0, 'the message is still in the database: delete it with `npm run enquiries -- erase`');
  onStep('the message was removed');
}

const probeAddress = (probeId: string): string => `probe-${probeId}@probe.example`;

/** The body that the probe posts; fields that are optional are empty. */
export function probeValues(probeId: string): Record<string, string> {
  const valueByType = {
    text: 'Proefbericht',
    email: probeAddress(probeId),
    tel: '0',
    textarea: `Dit is een proefbericht van de website zelf (${probeId}). Het verwijdert zichzelf.`,
  };
  const values = formFields.map(({ name, type, required, options }) => {
    const value = type === 'select' ? (options?.[0] ?? '') : valueByType[type];
    return [name, required ? value : ''];
  });
  // `bot-field` is the hidden field that only robots fill in.
  return { 'form-name': contactFormName, ...Object.fromEntries(values), 'bot-field': '' };
}

async function waitForNotifications(where: string, query: Query, { timeout, onStep }: ProbeOptions): Promise<void> {
  const channels = (condition: string) =>
    `(SELECT group_concat(channel, ' and ') FROM notifications WHERE enquiry_id = enquiries.id AND ${condition})`;
  const deadline = Date.now() + timeout;
  for (let isReported = false; ; ) {
    const [enquiry] = await query<FoundEnquiry>(
      `SELECT id, (SELECT count(*) FROM notifications WHERE enquiry_id = enquiries.id AND state = 'pending') AS pending,
       ${channels('last_error IS NOT NULL')} AS failed, ${channels(`state = 'delivered'`)} AS delivered
       FROM enquiries WHERE ${where}`,
    );
    const isLate = Date.now() >= deadline;
    if (enquiry) {
      if (!isReported) onStep(`it is in the database as ${enquiry.id}`);
      isReported = true;
      if (enquiry.pending === 0 && enquiry.failed === null)
        return onStep(`the agency was notified by ${enquiry.delivered}`);
      assert(
        enquiry.failed === null,
        `the message is stored, but notifying by ${enquiry.failed} failed: see \`npm run enquiries -- show ${enquiry.id}\``,
      );
      assert(!isLate, `the message is stored, but nobody was notified within ${timeout / 1000} seconds`);
    } else {
      // A message that the database did not take is answered with thank you too: the queue stores it later.
      assert(!isLate, 'the message is not in the database, though the form said thank you');
    }
    await new Promise((resolve) => setTimeout(resolve, pollInterval));
  }
}

function assert(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise);
}
