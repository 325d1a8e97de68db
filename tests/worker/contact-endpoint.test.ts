import { describe, expect, test } from 'vitest';
import { fieldNames } from '#src/domain/contact-form.ts';
import { grade } from '../site/observatory-grade.ts';
import { encoded, enquiry, post } from './enquiry.ts';
import { useWorker } from './harness.ts';

const { harness, rows, entries } = useWorker({ ADDRESS_KEY: 'a key of the test that is long enough' });

const byEmail = (email: string) => rows('SELECT * FROM enquiries WHERE email = ?1', email);

/** What every answer of the Worker owes its reader. */
function expectSiteHeaders(headers: { get(name: string): string | null }): void {
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains; preload');
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  expect(headers.get('Permissions-Policy')).toContain('camera=()');
  expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'/);
}

describe('reading /', () => {
  test.each(['GET', 'HEAD'])(
    '%s leads to the Dutch home, whatever the browser prefers, and keeps the query',
    async (method) => {
      const headers = { 'Accept-Language': 'en' };
      const answer = await harness.fetch('/?utm_source=x&y=a%20b', { method, headers, redirect: 'manual' });
      expect(answer.status).toBe(302);
      expect(answer.headers.get('Location')).toBe('/nl?utm_source=x&y=a%20b');
      expectSiteHeaders(answer.headers);
    },
  );
});

describe('a valid enquiry', () => {
  test.each([
    ['nl', '/nl/bedankt', 'http://127.0.0.1/nl/contact'],
    ['en', '/en/thanks', 'http://127.0.0.1/en/contact?x=1#form'],
    ['nl', '/nl/bedankt', 'http://127.0.0.1/de/contact'],
    ['nl', '/nl/bedankt', null],
  ])('is stored and answered in %s with %s when it comes from %s', async (locale, thanks, referer) => {
    const fields = enquiry();
    const answer = await harness.fetch('/', post(fields, { Referer: referer }));
    expect(answer.status).toBe(303);
    expectSiteHeaders(answer.headers);
    const stored = await byEmail(fields.email);
    const entered = fieldNames.map((name) => [name, fields[name]]);
    expect(stored).toMatchObject([{ locale, spam: 0, ...Object.fromEntries(entered) }]);
    expect(stored[0]?.id).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(answer.headers.get('Location')).toBe(`${thanks}?reference=${stored[0]?.id}`);
    expect(stored[0]?.address_hash).toMatch(/^[0-9a-f]{32}$/);
  });

  test('that is sent again from an error page stays in its language', async () => {
    const fields = enquiry({ email: 'nergens' });
    const rejected = await harness.fetch('/', post(fields, { Referer: 'http://127.0.0.1/en/contact' }));
    const [, action = ''] = /action="([^"]+)"/.exec(await rejected.text()) ?? [];
    const { email } = enquiry();
    const again = await harness.fetch(action, post({ ...fields, email }, { Referer: 'http://127.0.0.1/' }));
    expect([again.status, again.headers.get('Location')]).toEqual([303, expect.stringMatching(/^\/en\/thanks\?/)]);
    const twice = await harness.fetch(action, post(fields, { Referer: `http://127.0.0.1${action}` }));
    expect(await twice.text()).toContain('<html lang="en">');
  });

  test('is answered 200 with JSON where JSON is asked for', async () => {
    const fields = enquiry();
    const answer = await harness.fetch('/', post(fields, { Accept: 'application/json' }));
    const [stored] = await byEmail(fields.email);
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true, reference: stored?.id }]);
    expectSiteHeaders(answer.headers);
    expect(grade({ headers: new Headers([...answer.headers]), html: '' }).score).toBeGreaterThanOrEqual(145);
  });

  test('needs no more than name, e-mail and message', async () => {
    const { name, email, message } = enquiry();
    const answer = await harness.fetch('/', post({ 'form-name': 'contact', name, email, message }));
    expect(answer.status).toBe(303);
    expect(await byEmail(email)).toMatchObject([{ phone: '', company: '', service: '', spam: 0 }]);
  });

  test('is kept as it was entered: markup, formulas, quotes, other scripts and line breaks', async () => {
    const message = `=HYPERLINK("http://x")\r\n<b onclick='x'>&amp; '); DROP TABLE enquiries;--\r\n\tSømme 😀 نص`;
    const fields = enquiry({ message, name: `O'Brien; -- "x" <b>` });
    expect((await harness.fetch('/', post(fields))).status).toBe(303);
    expect(await byEmail(fields.email)).toMatchObject([
      { name: fields.name, message: message.replaceAll('\r\n', '\n') },
    ]);
  });
});

describe('the same enquiry', () => {
  test('twenty times at once is one row and notified once', async () => {
    const fields = enquiry();
    const answers = await Promise.all(Array.from({ length: 20 }, () => harness.fetch('/', post(fields))));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([303]));
    expect(await byEmail(fields.email)).toHaveLength(1);
    await expect
      .poll(
        () =>
          rows(
            'SELECT t.state, t.attempts FROM notifications t JOIN enquiries e ON e.id = t.enquiry_id WHERE e.email = ?1',
            fields.email,
          ),
        { timeout: 8000 },
      )
      .toEqual([{ state: 'delivered', attempts: 1 }]);
  });

  test('with another word is another enquiry', async () => {
    const fields = enquiry();
    await harness.fetch('/', post(fields));
    await harness.fetch('/', post({ ...fields, message: `${fields.message} Graag deze week.` }));
    expect(await byEmail(fields.email)).toHaveLength(2);
  });
});

describe('the hidden field', () => {
  test('filled in is 422: nothing is stored, and the page shows the field with everything that was entered', async () => {
    const fields = enquiry({ 'bot-field': 'http://spam.example' });
    const answer = await harness.fetch('/', post(fields));
    expect(answer.status).toBe(422);
    expect(await byEmail(fields.email)).toEqual([]);
    const page = await answer.text();
    expect(page).toMatch(/<div class="field"><label for="bot-field">Laat dit veld leeg<\/label>/);
    expect(page).toMatch(/<input id="bot-field"[^>]*value="http:\/\/spam\.example"[^>]*aria-invalid="true"/);
    expect(page).not.toContain('class="honeypot"');
    for (const value of [fields.name, fields.email, fields.company, fields.message]) expect(page).toContain(value);
  });

  test('cleared on that page lets the enquiry through', async () => {
    const fields = enquiry({ 'bot-field': 'autofill' });
    await harness.fetch('/', post(fields));
    expect((await harness.fetch('/', post({ ...fields, 'bot-field': '' }))).status).toBe(303);
    expect(await byEmail(fields.email)).toHaveLength(1);
  });
});

describe('an enquiry that looks like spam', () => {
  test('is answered and stored like any other, and waits for the digest', async () => {
    const message = 'Dear website owner, buy cheap backlinks: http://a.example http://b.example http://c.example';
    const fields = enquiry({ message });
    expect((await harness.fetch('/', post(fields))).status).toBe(303);
    const [stored] = await byEmail(fields.email);
    expect(stored).toMatchObject({ spam: 1, message });
    expect(await rows('SELECT channel, state FROM notifications WHERE enquiry_id = ?1', String(stored?.id))).toEqual([
      { channel: 'digest', state: 'pending' },
    ]);
  });
});

describe('more than five posts a minute', () => {
  const fromHere = (headers: Record<string, string>) => harness.fetch('/', post(enquiry(), headers));
  /** The local counter starts at zero with each minute of the clock: a burst must not run across two. */
  const enoughOfThisMinute = async () => {
    const left = 60_000 - (Date.now() % 60_000);
    if (left < 4000) await new Promise((resolve) => setTimeout(resolve, left + 50));
  };

  test('are rejected with 429 and Retry-After, and keep what was entered', { timeout: 20_000 }, async () => {
    await enoughOfThisMinute();
    const address = { 'CF-Connecting-IP': '192.0.2.7' };
    for (let count = 0; count < 5; count += 1) expect((await fromHere(address)).status).toBe(303);
    const fields = enquiry();
    const answer = await harness.fetch('/', post(fields, address));
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '60']);
    expectSiteHeaders(answer.headers);
    expect(await answer.text()).toContain(fields.message);
    expect(await byEmail(fields.email)).toEqual([]);
    expect((await fromHere({ 'CF-Connecting-IP': '192.0.2.8' })).status).toBe(303);
  });

  test('are counted for a whole IPv6 /64, and not for its neighbour', { timeout: 20_000 }, async () => {
    await enoughOfThisMinute();
    for (const end of ['1', '2', 'ffff:1', 'a:b:c:d', '::']) {
      const address = end === '::' ? '2001:db8:1:2::' : `2001:db8:1:2::${end}`.replace('::a:b:c:d', ':a:b:c:d');
      expect((await fromHere({ 'CF-Connecting-IP': address })).status).toBe(303);
    }
    expect((await fromHere({ 'CF-Connecting-IP': '2001:0DB8:0001:0002:9::9' })).status).toBe(429);
    expect((await fromHere({ 'CF-Connecting-IP': '2001:db8:1:3::1' })).status).toBe(303);
  });
});

describe('paths and methods that are not the form’s', () => {
  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s / is 405 with Allow', async (method) => {
    const answer = await harness.fetch('/', { method, redirect: 'manual' });
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST']);
    expectSiteHeaders(answer.headers);
  });

  test.each(['/nl', '/nl/contact', '/nope', '/index.html'])('POST %s is 405 and stores nothing', async (path) => {
    const fields = enquiry();
    for (const mode of ['navigate', 'cors']) {
      const answer = await harness.fetch(path, post(fields, { 'Sec-Fetch-Mode': mode }));
      expect(answer.status).toBe(405);
    }
    expect(await byEmail(fields.email)).toEqual([]);
  });

  test('a page still answers its readers beside the Worker', async () => {
    const answer = await harness.fetch('/nl/contact');
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('Contact nl')]);
  });
});

test('the logs name status, language and reference of a post', async () => {
  const fields = enquiry();
  await harness.fetch('/', post(encoded(fields)));
  const [stored] = await byEmail(fields.email);
  const entry = entries().findLast((one) => one.reference === stored?.id && one.event === 'contact');
  expect(entry).toMatchObject({ status: 303, locale: 'nl', spam: false, repeated: false });
});
