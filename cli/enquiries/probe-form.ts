import { contactFormName } from '#src/domain/contact-form.ts';
import { href } from '#src/domain/routes.ts';
import { navigate } from './browser-post.ts';
import { type Query, sqlText } from './database.ts';

export interface ProbeOptions {
  /** How long to wait for the message to be told, in milliseconds. */
  patience: number;
  /** Told of each step that went well. */
  say(step: string): void;
}

interface Found {
  id: string;
  pending: number;
  failed: string | null;
  told: string | null;
}

/**
 * Sends a marked message through the form of a site, finds it in the database, waits until the agency was told, and
 * deletes it. Throws with a sentence about the first thing that is not as a visitor needs it.
 */
export async function probeForm(site: URL, query: Query, { patience, say }: ProbeOptions): Promise<void> {
  const root = new URL('/', site);
  const home = await navigate(root);
  expect(home.status === 302 && home.location === href('home', 'nl'), `GET / answered ${home.status}, not 302 to /nl`);
  expect(home.headers['content-security-policy'] !== undefined, 'GET / answered without the site’s headers');
  say('the address / leads to the Dutch home');

  const mark = crypto.randomUUID();
  const email = `probe-${mark}@probe.example`;
  const theirs = `email = ${sqlText(email)}`;
  const remove = () => query(`DELETE FROM leads WHERE ${theirs}`);
  try {
    const answer = await navigate(root, {
      'form-name': contactFormName,
      name: 'Proefbericht',
      email,
      phone: '',
      company: '',
      service: '',
      message: `Dit is een proefbericht van de website zelf (${mark}). Het verwijdert zichzelf.`,
      'bot-field': '',
    });
    expect(answer.status === 303, `the form answered ${answer.status}, not 303: visitors cannot write to you`);
    const thanks = new URL(answer.location ?? '', root);
    expect(thanks.pathname === href('thanks', 'nl'), `the form leads to ${thanks.pathname}, not to the thank-you page`);
    const page = await navigate(thanks);
    expect(page.status === 200, `the thank-you page answered ${page.status}`);
    say('the form was taken and answered with the thank-you page');
    await toldOf(theirs, query, { patience, say });
  } catch (fault) {
    // What went wrong first is what has to be said, also where the database cannot be cleaned.
    await remove().catch(() => undefined);
    throw fault;
  }
  await remove();
  const left = await query(`SELECT id FROM leads WHERE ${theirs}`);
  expect(left.length === 0, 'the message is still in the database: delete it with `leads erase`');
  say('the message was removed');
}

async function toldOf(theirs: string, query: Query, { patience, say }: ProbeOptions): Promise<void> {
  const names = (state: string) =>
    `(SELECT group_concat(channel, ' and ') FROM tellings WHERE lead_id = leads.id AND ${state})`;
  const until = Date.now() + patience;
  for (let stored = false; ; ) {
    const [found] = await query<Found>(
      `SELECT id, (SELECT count(*) FROM tellings WHERE lead_id = leads.id AND state = 'pending') AS pending,
       ${names('last_error IS NOT NULL')} AS failed, ${names(`state = 'told'`)} AS told FROM leads WHERE ${theirs}`,
    );
    expect(found !== undefined, 'the message is not in the database, though the form said thank you');
    if (!stored) say(`it is in the database as ${found.id}`);
    stored = true;
    if (found.pending === 0 && found.failed === null) return say(`the agency was told by ${found.told}`);
    expect(
      found.failed === null,
      `the message is stored, but telling it by ${found.failed} failed: see \`leads show ${found.id}\``,
    );
    expect(Date.now() < until, `the message is stored, but nobody was told within ${patience / 1000} seconds`);
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

/** What the probe found wrong, in words for the person who runs it. */
export class ProbeFault extends Error {}

function expect(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new ProbeFault(otherwise);
}
