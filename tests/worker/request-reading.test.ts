import { describe, expect, test } from 'vitest';
import { pageLocale } from '#src/worker/contact/page-locale.ts';
import { prefersJson } from '#src/worker/contact/prefers-json.ts';
import { hashAddress, visitorAddress } from '#src/worker/contact/visitor-address.ts';
import { fillPlaceholders } from '#src/worker/fill-placeholders.ts';
import { readSettings } from '#src/worker/settings.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  [' 192.0.2.1 ', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:DB8:0:0:1:2:3:4', '2001:db8:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['1::2:3:4:5:6:7', '1:0:2:3::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['0:0:0:0:0:FFFF:203.0.113.9', '203.0.113.9'],
  ['not:an:address', undefined],
  ['nonsense', undefined],
  ['999.0.2.1', undefined],
  ['', undefined],
])('%j is counted as %j', (address, counted) => {
  const headers = address === '' ? {} : { 'CF-Connecting-IP': address };
  expect(visitorAddress(new Request('https://site.example/', { headers }))).toBe(counted);
});

test('an address is hashed with a key, and not at all without one', async () => {
  const [one, other] = await Promise.all(['key one', 'key two'].map((key) => hashAddress('192.0.2.1', key)));
  expect(one).toMatch(/^[0-9a-f]{32}$/);
  expect(one).not.toBe(other);
  expect([await hashAddress('192.0.2.1', undefined), await hashAddress(undefined, 'key')]).toEqual([null, null]);
});

test.each([
  [null, false],
  ['*/*', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['application/json', true],
  ['application/json, text/plain, */*', true],
  ['text/html;q=0.5, application/json', true],
  ['text/html, application/json;q=0.9', false],
  ['application/json;q=0', false],
  ['application/json;q=x', false],
  ['application/json;q=0.5, text/*', false],
  ['application/*, text/html;q=0.5', true],
  ['application/*, text/*', false],
])('Accept: %s asks for JSON: %s', (accept, json) => {
  expect(prefersJson(accept)).toBe(json);
});

test.each([
  ['/', 'https://site.example/en/contact', 'en'],
  ['/', 'https://site.example/en', 'en'],
  ['/', 'https://site.example/english', 'nl'],
  ['/', 'https://site.example/', 'nl'],
  ['/', 'nonsense', 'nl'],
  ['/', undefined, 'nl'],
  ['/?locale=en', 'https://site.example/nl/contact', 'en'],
  ['/?locale=de', 'https://site.example/en/contact', 'nl'],
  ['/', 'https://site.example/?locale=en', 'en'],
])('%s from %s is answered in %s', (path, referer, locale) => {
  const headers: HeadersInit = referer === undefined ? {} : { Referer: referer };
  expect(pageLocale(new Request(`https://site.example${path}`, { headers }))).toBe(locale);
});

test('an argument of a message is not read as a message', () => {
  expect(fillPlaceholders('A {a} b {b} {c}', { a: '{b}', b: '$&' })).toBe('A {b} b $& {c}');
});

describe('settings', () => {
  const good = { MAIL_FROM: 'site@windas.example', MAIL_TO: 'info@windas.example', QUIET_DAYS: '7' };

  test('notify by mail, and by a webhook where there is one', () => {
    expect(readSettings(good)).toMatchObject({ channels: ['mail'], webhook: undefined, quietDays: 7, problems: [] });
    const both = readSettings({ ...good, WEBHOOK_URL: 'https://hooks.example/x', WEBHOOK_SECRET: 's' });
    expect(both).toMatchObject({ channels: ['mail', 'webhook'], webhook: { secret: 's' }, problems: [] });
  });

  test.each([
    [{ MAIL_TO: '' }, 'MAIL_TO'],
    [{ MAIL_FROM: 'Windas <site@windas.example>' }, 'MAIL_FROM'],
    [{ WEBHOOK_URL: 'http://hooks.example/x' }, 'WEBHOOK_URL'],
    [{ WEBHOOK_URL: 'hooks.example' }, 'WEBHOOK_URL'],
    [{ ADDRESS_KEY: 'short' }, 'ADDRESS_KEY'],
    [{ QUIET_DAYS: 'a week' }, 'QUIET_DAYS'],
  ])('name what cannot be used: %o', (change, name) => {
    const settings = readSettings({ ...good, ...change });
    expect(settings.problems).toEqual([name]);
    // The channel stays listed, so that its failure is noticed.
    expect(settings.channels).toContain(name === 'WEBHOOK_URL' ? 'webhook' : 'mail');
    expect([settings.mail === undefined, settings.webhook]).toEqual([name.startsWith('MAIL'), undefined]);
    expect(settings.addressKey).toBeUndefined();
  });
});
