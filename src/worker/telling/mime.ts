/** A mail with both forms of its text. */
export interface Mail {
  from: { name: string; address: string };
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  /** Goes into the Message-ID: the same mail sent twice can be known by it. */
  id: string;
  date: Date;
  text: string;
  html: string;
}

/** Prints a mail as RFC 5322 text: every word from outside is encoded, so no line of the header can be added. */
export function printMail(mail: Mail): string {
  const domain = mail.from.address.split('@')[1] ?? 'localhost';
  const boundary = `=_${crypto.randomUUID()}`;
  const header = [
    `From: ${mailbox(mail.from)}`,
    `To: <${headerAddress(mail.to)}>`,
    ...(mail.replyTo ? [`Reply-To: ${mailbox(mail.replyTo)}`] : []),
    `Subject: ${encodedWords(mail.subject)}`,
    `Date: ${mail.date.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${mail.id}@${domain}>`,
    'Auto-Submitted: auto-generated',
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative;\r\n boundary="${boundary}"`,
  ];
  const part = (type: string, body: string) => [
    `--${boundary}`,
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    '',
    base64(body).replace(/.{76}(?=.)/g, '$&\r\n'),
  ];
  const lines = [
    ...header,
    '',
    ...part('text/plain', mail.text),
    ...part('text/html', mail.html),
    `--${boundary}--`,
    '',
  ];
  return lines.join('\r\n');
}

const mailbox = ({ name, address }: { name: string; address: string }): string =>
  `${encodedWords(name)}\r\n <${headerAddress(address)}>`;

/** An address without anything that could end it. Those that reach here have passed the form's schema. */
const headerAddress = (address: string): string => address.replace(/[^\x21-\x7e]|[<>,;:\\"()[\]]/g, '');

/**
 * Text as RFC 2047 words, cut between characters, one a line, short enough to stand behind a header's name.
 * Plain letters and digits stay as they are.
 */
export function encodedWords(text: string): string {
  const line = text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
  if (/^[A-Za-z0-9 -]{0,50}$/.test(line)) return line;
  const words: string[] = [];
  let word = '';
  for (const character of line) {
    if (new TextEncoder().encode(word + character).length > 36) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  return [...words, word].map((piece) => `=?utf-8?B?${base64(piece)}?=`).join('\r\n ');
}

function base64(text: string): string {
  let binary = '';
  for (const byte of new TextEncoder().encode(text)) binary += String.fromCharCode(byte);
  return btoa(binary);
}
