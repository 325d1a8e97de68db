import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { bodyLimit } from '#src/worker/contact/read-body.ts';
import { encoded, enquiry, freshAddress, post } from './enquiry.ts';
import { useWorker } from './harness.ts';

const { harness, rows } = useWorker();

const countEnquiries = async () => (await rows<{ count: number }>('SELECT count(*) AS count FROM enquiries'))[0]?.count;

/** Posts, wants JSON back, and gives the status with the keys of the reasons; nothing may have been stored. */
async function rejection(body: Record<string, string> | string, headers: Record<string, string | null> = {}) {
  const before = await countEnquiries();
  const answer = await harness.fetch('/', post(body, { Accept: 'application/json', ...headers }));
  const { errors = [] } = (await answer.json()) as { errors?: { key: string }[] };
  if (answer.status !== 200) expect(await countEnquiries()).toBe(before);
  return [answer.status, ...errors.map((error) => error.key.replace(/^contact\.(errors|fields)\.|errors\./g, ''))];
}

describe('the origin', () => {
  test.each([
    [403, { 'Sec-Fetch-Site': 'cross-site' }],
    [403, { 'Sec-Fetch-Site': 'same-site' }],
    [403, { 'Sec-Fetch-Site': 'cross-site', Origin: 'http://127.0.0.1' }],
    [403, { 'Sec-Fetch-Site': null, Origin: 'https://evil.example' }],
    [403, { 'Sec-Fetch-Site': null, Origin: 'null' }],
    [403, { 'Sec-Fetch-Site': null, Origin: 'nonsense' }],
    [403, { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://evil.example' }],
    [403, { 'Sec-Fetch-Site': null, Referer: 'https://evil.example/nl' }],
    [200, { 'Sec-Fetch-Site': 'none' }],
    [200, { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }],
    [200, { 'Sec-Fetch-Site': null }],
  ])('%i with %o', async (status, headers) => {
    expect(await rejection(enquiry(), headers)).toEqual([status]);
  });

  test('200 with the site’s own origin alone', async () => {
    const { url } = await harness.listen();
    const answer = await fetch(url, post(enquiry(), { 'Sec-Fetch-Site': null, Origin: url.origin }));
    expect(answer.status).toBe(303);
  });
});

describe('the media type', () => {
  test.each([
    'application/json',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded; charset=iso-8859-1',
    'application/x-www-form-urlencoded; charset=utf-16',
    'application/x-www-form-urlencodedx',
    '',
  ])('415 with %j', async (type) => {
    expect(await rejection(encoded(enquiry()), { 'Content-Type': type })).toEqual([415]);
  });

  test.each(['APPLICATION/X-WWW-FORM-URLENCODED', 'application/x-www-form-urlencoded;charset="UTF-8"'])(
    '200 with %j',
    async (type) => {
      expect(await rejection(encoded(enquiry()), { 'Content-Type': type })).toEqual([200]);
    },
  );

  test('415 with a compressed body', async () => {
    expect(await rejection(encoded(enquiry()), { 'Content-Encoding': 'gzip' })).toEqual([415]);
  });
});

describe('the fields', () => {
  const required = [422, 'name.required', 'email.required', 'message.required'];
  const letters = (count: number) => 'é'.repeat(count);

  test.each<[string, Record<string, string> | string, (string | number)[]]>([
    ['an empty body', '', [422, 'form.foreign']],
    ['separators only', '&&&=&=', [422, 'form.foreign']],
    ['only unknown fields', 'a=1&__proto__=2&constructor=3', [422, 'form.foreign']],
    ['a form name and nothing else', { 'form-name': 'contact' }, required],
    ['blanks', { 'form-name': 'contact', name: ' \t ', email: ' ', message: '\r\n \r\n' }, required],
    [
      'invisible characters',
      { 'form-name': 'contact', name: '\u200b\u2060\u3164', email: '\u00ad', message: '\u2800\ufeff\u180e' },
      required,
    ],
  ])('%s', async (_, body, expected) => {
    expect(await rejection(body)).toEqual(expected);
  });

  test.each<[string, Record<string, string>, string]>([
    ['a name of 101 characters', { name: letters(101) }, 'name.long'],
    ['a name with a line break', { name: 'Jan\r\nBcc: all@example.com' }, 'name.lines'],
    ['a name with a line separator', { name: 'Jan\u2028x' }, 'name.lines'],
    ['an address without an at', { email: 'wiebe.example' }, 'email.invalid'],
    ['an address with a space', { email: 'wie be@x.nl' }, 'email.invalid'],
    ['two addresses', { email: 'a@x.nl,b@x.nl' }, 'email.invalid'],
    ['an address with a header behind it', { email: 'a@x.nl\r\nBcc: b@x.nl' }, 'email.invalid'],
    ['an address in angle brackets', { email: '<a@x.nl>' }, 'email.invalid'],
    ['an address with a dot at its end', { email: 'a@x.nl.' }, 'email.invalid'],
    ['an address of 255 characters', { email: `${'a'.repeat(243)}@example.com` }, 'email.long'],
    ['a phone number with a line break', { phone: '020 1234567\n030 1234567' }, 'phone.lines'],
    ['a phone number of 101 characters', { phone: '1'.repeat(101) }, 'phone.long'],
    ['a company of 101 characters', { company: letters(101) }, 'company.long'],
    ['a company with a line break', { company: 'A\nB' }, 'company.lines'],
    ['a service that is not in the list', { service: 'Webshop' }, 'service.unknown'],
    ['a message of 5001 characters', { message: 'a'.repeat(5001) }, 'message.long'],
    ['another form’s name', { 'form-name': 'newsletter' }, 'form.foreign'],
    ['no form name', { 'form-name': '' }, 'form.foreign'],
    ['a filled hidden field', { 'bot-field': ' ' }, 'bot.filled'],
  ])('%s', async (_, fields, key) => {
    expect(await rejection(enquiry(fields))).toEqual([422, key]);
  });

  test.each<[string, Record<string, string>]>([
    ['a name of 100 characters', { name: letters(100) }],
    ['a name of 100 emoji', { name: '😀'.repeat(100) }],
    ['an address of 254 characters', { email: `${'a'.repeat(242)}@example.com` }],
    ['an address without a dot, as type=email takes it', { email: 'a@localhost' }],
    ['blanks around an address', { email: ' a@x.nl ' }],
    ['an address without a top-level domain', { email: 'jan@gmail' }],
    ['a phone number with a time to call', { phone: '06 12345678 (na 17:00)' }],
    ['two phone numbers', { phone: '06-12345678 / 020 1234567, toestel 8' }],
    ['a hyphen for a phone number', { phone: '-' }],
    ['a name with a null', { name: 'Jan\u0000' }],
    ['a message with a bell', { message: 'Hallo\u0007' }],
    ['a message of 5000 characters', { message: letters(5000) }],
    ['a message of 2500 line breaks between 2500 letters', { message: 'a\r\n'.repeat(2500) }],
    ['no service', { service: '' }],
  ])('%s is taken', async (_, fields) => {
    expect(await rejection(enquiry(fields))).toEqual([200]);
  });

  test('a field that comes twice is rejected, an unknown field is ignored', async () => {
    const body = encoded(enquiry());
    expect(await rejection(`${body}&name=Ander`)).toEqual([422, 'form.repeated']);
    expect(await rejection(`${body}&bot-field=`)).toEqual([422, 'form.repeated']);
    expect(await rejection(`${encoded(enquiry())}&id=1&spam=1&created_at=0`)).toEqual([200]);
  });
});

describe('the encoding', () => {
  test.each([
    ['escapes that are not UTF-8', '%ff%fe'],
    ['a lone surrogate', '%ed%a0%80'],
    ['half an escape', '%4'],
    ['a percent sign alone', '100%'],
    ['an overlong form', '%c0%af'],
    ['a truncated character', '%e2%82'],
  ])('%s is rejected', async (_, value) => {
    const body = encoded(enquiry()).replace(/message=[^&]*/, `message=${value}`);
    expect(await rejection(body)).toEqual([422, 'form.unreadable']);
  });

  test('raw UTF-8 is taken, raw Latin-1 is rejected', async () => {
    const { url } = await harness.listen();
    const raw = async (bytes: Uint8Array) => {
      const { body: _, ...init } = post('', { Accept: 'application/json' });
      return (await fetch(url, { ...init, body: bytes } as RequestInit)).status;
    };
    const { name, email } = enquiry();
    const fields = `form-name=contact&name=${name}&email=${email}&message=Één café`;
    expect(await raw(new TextEncoder().encode(fields))).toBe(200);
    expect(await raw(Uint8Array.from(Buffer.from(`${fields}!`, 'latin1')))).toBe(422);
  });
});

describe('the size', () => {
  const filled = (size: number) => {
    const body = `${encoded(enquiry())}&x=`;
    return body + 'x'.repeat(size - body.length);
  };

  test('a body at the limit is taken, one byte more is 413', async () => {
    expect(await rejection(filled(bodyLimit))).toEqual([200]);
    expect(await rejection(filled(bodyLimit + 1))).toEqual([413]);
  });

  test.each([80, 255, 300])('%i KiB without a length is 413', async (size) => {
    const { url } = await harness.listen();
    const chunk = new TextEncoder().encode('x'.repeat(1024));
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(`${encoded(enquiry())}&x=`));
        for (let count = 0; count < size; count += 1) controller.enqueue(chunk);
        controller.close();
      },
    });
    const { body: _, ...init } = post('');
    const answer = await fetch(url, { ...init, body, duplex: 'half' } as RequestInit);
    expect(answer.status).toBe(413);
  });

  test('a body that is too large is shown again', async () => {
    const fields = enquiry({ message: 'Een heel lang verhaal. '.repeat(4000) });
    const answer = await harness.fetch('/', post(fields));
    expect(answer.status).toBe(413);
    expect(await answer.text()).toContain(fields.message);
  });
});

test('a body that breaks off stores nothing, and the next post is answered', async () => {
  const { url } = await harness.listen();
  const before = await countEnquiries();
  const body = encoded(enquiry());
  await new Promise<void>((resolve, reject) => {
    const socket = connect(Number(url.port), url.hostname, () => {
      const head = ['POST / HTTP/1.1', `Host: ${url.host}`, 'Content-Type: application/x-www-form-urlencoded'];
      const lines = [...head, `CF-Connecting-IP: ${freshAddress()}`, `Content-Length: ${body.length + 100}`, '', body];
      socket.write(lines.join('\r\n'), () => socket.destroy());
    });
    socket.on('close', () => resolve()).on('error', reject);
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await countEnquiries()).toBe(before);
  expect(await rejection(enquiry())).toEqual([200]);
});
