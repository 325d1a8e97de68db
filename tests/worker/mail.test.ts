import { describe, expect, test } from 'vitest';
import type { Lead } from '#src/domain/lead.ts';
import { leadMail } from '#src/worker/telling/lead-mail.ts';
import { mailChannel } from '#src/worker/telling/mail-channel.ts';
import { encodedWords, printMail } from '#src/worker/telling/mime.ts';

const lead: Lead = {
  id: '7K3F-9QTM',
  createdAt: Date.parse('2026-07-01T22:30:00Z'),
  locale: 'nl',
  name: 'Zoë “de Bakker” van der Vlugt-Ångström uit Nijmegen',
  email: "zoe.o'brien+site@bakkerij.example",
  phone: '',
  company: 'Bakkerij & Zn.',
  service: 'webshop',
  message: 'Regel één\n<script>alert(1)</script>\n.\nRegel vier',
};

/** Reads a mail back: header lines unfolded, encoded words and base64 parts decoded. */
function readMail(raw: string) {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const header = head.replace(/\r\n(?=[ \t])/g, '').split('\r\n');
  const words = (line: string) =>
    line.replace(/=\?utf-8\?B\?([^?]*)\?=( (?==\?))?/g, (_, text: string) => Buffer.from(text, 'base64').toString());
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1] ?? '';
  const parts = rest
    .join('\r\n\r\n')
    .split(`--${boundary}`)
    .filter((part) => part.includes('base64'));
  const bodies = parts.map((part) => Buffer.from(part.split('\r\n\r\n')[1] ?? '', 'base64').toString());
  return { header: header.map(words), lines: raw.split('\r\n'), bodies };
}

async function sent(changes: Partial<Lead> = {}) {
  const mails: { from: string; to: string; raw: string }[] = [];
  const send = async (from: string, to: string, raw: string) => void mails.push({ from, to, raw });
  const channel = mailChannel({ from: 'site@windas.example', to: 'info@windas.example' }, send, () => lead.createdAt);
  await channel.tell({ ...lead, ...changes });
  const mail = mails[0];
  if (!mail) throw new Error('no mail was sent');
  return { ...mail, ...readMail(mail.raw) };
}

describe('the mail about an enquiry', () => {
  test('goes to the agency and is answered to the visitor', async () => {
    const { from, to, header } = await sent();
    expect([from, to]).toEqual(['site@windas.example', 'info@windas.example']);
    expect(header).toContain('From: Windas <site@windas.example>');
    expect(header).toContain('To: <info@windas.example>');
    expect(header).toContain(`Reply-To: ${lead.name} <${lead.email}>`);
    expect(header).toContain('Subject: Windas: Nieuwe aanvraag 7K3F-9QTM');
    expect(header).toContain('Message-ID: <enquiry-7K3F-9QTM@windas.example>');
    expect(header).toContain('Date: Wed, 01 Jul 2026 22:30:00 +0000');
  });

  test('says everything as text and as HTML, in which markup is text', async () => {
    const { bodies } = await sent();
    const [text = '', html = ''] = bodies;
    for (const value of [
      lead.name,
      lead.email,
      lead.company,
      'Webshop',
      lead.id,
      lead.message,
      'donderdag 2 juli 2026',
    ]) {
      expect(text).toContain(value);
    }
    expect(text).toContain('Telefoon: niet ingevuld');
    expect(html).toContain('&#60;script&#62;alert(1)&#60;/script&#62;<br>');
    expect(html).not.toContain('<script');
    expect(html).toContain('Bakkerij &#38; Zn.');
  });

  test('is in the language of the enquiry', async () => {
    const { header, bodies } = await sent({ locale: 'en', service: '' });
    expect(header).toContain('Subject: Windas: New enquiry 7K3F-9QTM');
    expect(bodies[0]).toContain('Subject: not filled in');
  });

  test('is ASCII in lines that mail servers take', async () => {
    const { lines } = await sent({ message: 'é'.repeat(5000) });
    for (const line of lines) {
      expect(line).toMatch(/^[\x20-\x7e]*$/);
      expect(line.length).toBeLessThanOrEqual(78);
    }
  });

  test.each<Partial<Lead>>([
    { name: 'Jan\r\nBcc: all@x.example\r\n\r\nbody' },
    { name: 'Jan" <spoof@x.example>, "' },
    { email: 'jan@x.example>\r\nBcc: <all@x.example' },
    { email: 'jan@x.example,all@x.example' },
    { name: '=?utf-8?B?QmNjOiBhbGw=?=' },
    { name: 'Jan\u2028Bcc: all@x.example\u0085x' },
  ])('cannot be given a header by %o', async (changes) => {
    const { raw, header } = await sent(changes);
    const names = raw
      .split('\r\n\r\n')[0]
      ?.split(/\r\n(?![ \t])/)
      .map((line) => line.split(':')[0]);
    expect(names).toEqual([
      'From',
      'To',
      'Reply-To',
      'Subject',
      'Date',
      'Message-ID',
      'Auto-Submitted',
      'MIME-Version',
      'Content-Type',
    ]);
    const [replyTo = ''] = /^Reply-To:.*\r\n(?:[ \t].*\r\n)*/m.exec(raw) ?? [];
    expect(replyTo.match(/[<>]/g)).toHaveLength(2);
    expect(replyTo).not.toContain(',');
    expect(header.filter((line) => line.startsWith('Reply-To'))).toHaveLength(1);
  });
});

describe('encoded words', () => {
  test.each(['', 'Windas', 'Zoë', '😀'.repeat(40), 'a'.repeat(200), 'ABC: x, "y"'])('%j comes back', (text) => {
    const printed = encodedWords(text);
    for (const line of printed.split('\r\n ')) expect(line.length).toBeLessThanOrEqual(75);
    expect(readMail(`Subject: ${printed}\r\n\r\n`).header[0]).toBe(`Subject: ${text}`);
  });
});

test('a subject cannot break its line', () => {
  const mail = { ...leadMail(lead), from: { name: 'A', address: 'a@x.nl' }, to: 'b@x.nl', id: 'x', date: new Date(0) };
  expect(printMail({ ...mail, subject: 'A\r\nBcc: c@x.nl' })).not.toMatch(/^Bcc/m);
});
