import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { fieldNames, formFields } from '#src/domain/contact-form.ts';
import { handleContact } from '#src/worker/contact/handle-contact.ts';
import { messages } from '#src/worker/generated/messages.ts';
import { grade } from '../site/observatory-grade.ts';
import { enquiry, post } from './enquiry.ts';
import { broken, brokenQueues, Clock, contactDependencies } from './faulty-dependencies.ts';

const statuses = {
  403: [enquiry(), { 'Sec-Fetch-Site': 'cross-site' }],
  405: [enquiry(), {}],
  413: [enquiry({ message: 'Lang. '.repeat(14_000) }), {}],
  415: [enquiry(), { 'Content-Type': 'text/plain' }],
  422: [enquiry({ email: 'nergens' }), {}],
  429: [enquiry(), {}],
  503: [enquiry(), {}],
} as const;

/** The answer with a status, as a page unless the headers ask for JSON. */
async function rejected(status: keyof typeof statuses, extra: Record<string, string> = {}) {
  const [fields, headers] = statuses[status];
  const request = new Request('https://site.example/', {
    ...post(fields, { ...headers, ...extra }),
    ...(status === 405 && { method: 'PUT' }),
  });
  const limited = { rateLimit: { limit: async () => ({ success: status !== 429 }) }, queues: brokenQueues() };
  const { dependencies } = contactDependencies({ prepare: broken, batch: broken }, new Clock(), limited);
  const answer = await handleContact(request, dependencies);
  expect(answer.status).toBe(status);
  return { fields, answer };
}

const entities = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const plain = (html: string) =>
  html.replace(/&([#\w]+);/g, (_, name: string) => entities[name as keyof typeof entities]);
const numbers = Object.keys(statuses).map(Number) as (keyof typeof statuses)[];

describe.each(numbers)('the page of %i', (status) => {
  test.each([
    ['nl', 'https://site.example/nl/contact'],
    ['en', 'https://site.example/en/contact'],
  ] as const)('is in %s, carries no script and is allowed its own style alone', async (locale, referer) => {
    const { answer } = await rejected(status, { Referer: referer });
    const page = await answer.text();
    expect(page).toContain(`<html lang="${locale}">`);
    const failure = messages[locale]['contact.form.failure'];
    expect(page.match(/<h1>.*?<\/h1>\n<h2>/)?.[0]).toBe(`<h1>${failure}</h1>\n<h2>`);
    expect(page.match(/<h1>/g)).toHaveLength(1);
    expect(page).not.toMatch(/<script|\son[a-z]+=|\sstyle=|javascript:|undefined|contact\.(form|errors)\.|\{\w+\}/);
    const style = /<style>(.*?)<\/style>/s.exec(page)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(answer.headers.get('Content-Security-Policy')).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  });

  test('names another way to reach the agency', async () => {
    const page = await (await rejected(status)).answer.text();
    for (const link of ['href="tel:+', 'href="mailto:', 'href="https://wa.me/']) expect(page).toContain(link);
  });

  test('has 145 points by the rules of the Observatory, as a page and as JSON', async () => {
    for (const headers of [{}, { Accept: 'application/json' }]) {
      const { answer } = await rejected(status, headers);
      const { score, failed } = grade({ headers: answer.headers, html: await answer.text() });
      expect(failed).toEqual([]);
      expect(score).toBeGreaterThanOrEqual(145);
    }
  });

  test('as JSON says the same', async () => {
    const { answer } = await rejected(status, {
      Accept: 'application/json',
      Referer: 'https://site.example/en/contact',
    });
    const body = (await answer.json()) as Record<string, unknown>;
    expect(body).toMatchObject({ ok: false, status, title: expect.any(String), text: expect.any(String) });
    expect(answer.headers.get('Content-Type')).toBe('application/json');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });
});

describe.each([403, 413, 422, 429, 503] as const)('the form on the page of %i', (status) => {
  test('keeps every value and posts again in the same language', async () => {
    const { fields, answer } = await rejected(status, { Referer: 'https://site.example/en/contact' });
    const page = await answer.text();
    expect(page).toContain('<form method="post" action="/?locale=en"');
    for (const { name, type } of formFields) {
      if (type === 'select' || type === 'textarea') continue;
      const [input = ''] = new RegExp(`<input id="${name}"[^>]*>`).exec(page) ?? [];
      expect(plain(input)).toContain(`value="${fields[name]}"`);
    }
    expect(page).toContain('<option value="webshop" selected>');
    expect(plain(/<textarea[^>]*>\n([^<]*)</.exec(page)?.[1] ?? '')).toBe(fields.message);
    expect(page).toContain('name="form-name" value="contact"');
    expect(page).toMatch(/aria-hidden="true">.*name="bot-field" tabindex="-1"/s);
  });
});

describe('a rejected field', () => {
  const rejectedPage = async (fields: Record<string, string>) => {
    const { dependencies } = contactDependencies({ prepare: broken, batch: broken }, new Clock());
    const answer = await handleContact(new Request('https://site.example/', post(enquiry(fields))), dependencies);
    return answer.text();
  };

  test('is linked from a summary that takes the focus, and describes itself', async () => {
    const page = await rejectedPage({ name: '', phone: '1'.repeat(101) });
    const [summary = ''] = /<div class="summary".*?<\/div>/s.exec(page) ?? [];
    expect(summary).toContain('role="alert" tabindex="-1" autofocus');
    expect(summary.match(/href="#[a-z]+"/g)).toEqual(['href="#name"', 'href="#phone"']);
    expect(page).toMatch(/<input id="phone"[^>]*aria-describedby="phone-hint phone-error" aria-invalid="true"/);
    expect(page).toContain('id="phone-error"');
    expect(page).not.toMatch(/<input id="email"[^>]*aria-invalid/);
  });

  test('cannot break out of the page', async () => {
    const attack = `"><script>alert(1)</script></textarea>'onfocus='x' autofocus="`;
    const page = await rejectedPage(Object.fromEntries(fieldNames.map((name) => [name, attack])));
    expect(page).not.toContain('<script>alert');
    expect(page).not.toContain(`'onfocus`);
    expect(page.match(/<\/textarea>/g)).toHaveLength(1);
  });

  test('keeps a line break at its beginning', async () => {
    const page = await rejectedPage({ email: 'x', message: '\n\nTwee regels lager' });
    expect(page).toMatch(/<textarea[^>]*>\n\n\nTwee regels lager</);
  });
});
