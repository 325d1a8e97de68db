import { describe, expect, test } from 'vitest';
import type { Enquiry } from '#src/domain/enquiry.ts';
import { mailChannel } from '#src/worker/notifications/mail-channel.ts';
import { emptyFields } from './enquiry.ts';
import { useWorker } from './harness.ts';

const enquiry: Enquiry = {
  ...emptyFields,
  id: '7K3F-9QTM',
  createdAt: Date.parse('2026-07-01T22:30:00Z'),
  locale: 'nl',
  isSpam: false,
  name: 'Zoë “de Bakker” van der Vlugt-Ångström uit Nijmegen',
  email: "zoe.o'brien+site@bakkerij.example",
  company: 'Bakkerij & Zn.',
  service: 'webshop',
  message: 'Regel één\n<script>alert(1)</script>\n.\nRegel vier',
};
const settings = { from: 'site@windas.example', to: 'info@windas.example' };

/** The message that the channel hands to the platform. */
async function sent(changes: Partial<Enquiry> = {}): Promise<EmailMessageBuilder> {
  const messages: EmailMessageBuilder[] = [];
  await mailChannel(settings, async (message) => void messages.push(message)).notify({ ...enquiry, ...changes }, 1);
  const [message] = messages;
  if (!message) throw new Error('no mail was sent');
  return message;
}

describe('the mail about an enquiry', () => {
  test('goes to the agency, and a reply goes to the visitor', async () => {
    expect(await sent()).toMatchObject({
      from: { name: 'Windas', email: settings.from },
      to: settings.to,
      replyTo: { name: enquiry.name, email: enquiry.email },
      subject: 'Windas: Nieuwe aanvraag 7K3F-9QTM',
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  });

  test('says everything as text and as HTML, in which markup is text', async () => {
    const { text = '', html = '' } = await sent();
    const { name, email, company, id, message } = enquiry;
    for (const value of [name, email, company, 'Webshop', id, message, 'donderdag 2 juli 2026']) {
      expect(text).toContain(value);
    }
    expect(text).toContain('Telefoon: niet ingevuld');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br>');
    expect(html).not.toContain('<script');
    expect(html).toContain('Bakkerij &amp; Zn.');
  });

  test('is in the language of the enquiry', async () => {
    const { subject, text } = await sent({ locale: 'en', service: '' });
    expect(subject).toBe('Windas: New enquiry 7K3F-9QTM');
    expect(text).toContain('Subject: not filled in');
  });

  test('has a mark in its subject when the enquiry looks like spam', async () => {
    expect((await sent({ isSpam: true })).subject).toBe('Windas: Mogelijk spam: nieuwe aanvraag 7K3F-9QTM');
  });

  test.each(['Jan\r\nBcc: all@x.example\r\n\r\nbody', 'Jan\u2028Bcc: all@x.example\u0085x', 'Jan\u0000\tx'])(
    'has no control character in the name of %j',
    async (name) => {
      const { replyTo } = await sent({ name });
      expect((replyTo as EmailAddress).name).toMatch(/^Jan [^\p{Cc}\u2028\u2029]+$/u);
    },
  );
});

test('a notice cannot break the line of its subject, and its markup is text', async () => {
  const messages: EmailMessageBuilder[] = [];
  const channel = mailChannel(settings, async (message) => void messages.push(message));
  await channel.warn({ subject: 'A\r\nBcc: c@x.example', text: '<b>1</b>' });
  expect(messages).toMatchObject([
    { subject: 'Windas: A Bcc: c@x.example', text: '<b>1</b>', html: '<p>&lt;b&gt;1&lt;/b&gt;</p>' },
  ]);
  expect(messages[0]?.replyTo).toBeUndefined();
});

describe('the local platform', () => {
  const { env } = useWorker();

  test('takes the mail, and refuses it for another address', async () => {
    const { MAIL } = await env();
    const results: EmailSendResult[] = [];
    const send = async (message: EmailMessageBuilder) => void results.push(await MAIL.send(message));
    await mailChannel(settings, send).notify(enquiry, 1);
    expect(results).toMatchObject([{ messageId: expect.stringContaining('@windas.example') }]);
    const elsewhere = mailChannel({ ...settings, to: 'all@x.example' }, send);
    await expect(elsewhere.notify(enquiry, 1)).rejects.toThrow(/not allowed/);
  });
});
