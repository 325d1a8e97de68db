import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Query } from '#cli/enquiries/database.ts';
import { enquiry, post } from './enquiry.ts';
import { Clock, contactDependencies } from './faulty-dependencies.ts';
import { useWorker } from './harness.ts';

/** A field that the form does not have, as a row added to a copy of the table, and its words. */
const name = 'budget';
const row = { type: 'text', required: true, max: 20 } as const;
const label = 'Wat het mag kosten';

const table = '#src/domain/contact-fields.ts';
const words = '#src/worker/generated/messages.ts';

const { env, rows } = useWorker();

beforeAll(async () => {
  vi.resetModules();
  vi.doMock(table, async (original) => {
    const { contactFields } = await original<typeof import('#src/domain/contact-fields.ts')>();
    return { contactFields: { ...contactFields, [name]: row } };
  });
  vi.doMock(words, async (original) => {
    const module = await original<typeof import('#src/worker/generated/messages.ts')>();
    const nl = { ...module.messages.nl, [`contact.fields.${name}.short`]: label };
    return { ...module, messages: { ...module.messages, nl } };
  });
  await rows(`ALTER TABLE enquiries ADD COLUMN ${name} TEXT NOT NULL DEFAULT ''`);
});

afterAll(async () => {
  vi.doUnmock(table);
  vi.doUnmock(words);
  vi.resetModules();
  await rows(`ALTER TABLE enquiries DROP COLUMN ${name}`);
});

test('a row in the table is a rule of the form', async () => {
  const { validateContact, fieldErrorKeys } = await import('#src/domain/contact-schema.ts');
  const keys = ['required', 'long', 'lines'].map((problem) => `contact.fields.${name}.errors.${problem}`);
  expect(fieldErrorKeys).toEqual(expect.arrayContaining(keys));
  const values = ['', 'x'.repeat(row.max + 1), 'a\nb'];
  expect(values.map((value) => validateContact(enquiry({ [name]: value })))).toEqual(
    keys.map((key) => ({ ok: false, errors: [{ field: name, key }] })),
  );
});

test('two enquiries that differ in it alone are two', async () => {
  const { contentHash } = await import('#src/worker/enquiries/content-hash.ts');
  const fields = enquiry({ [name]: 'duizend' });
  expect(await contentHash({ ...fields })).toBe(await contentHash(fields));
  expect(await contentHash({ ...fields, ...{ [name]: 'meer' } })).not.toBe(await contentHash(fields));
});

test('it goes from the post through the database to mail, webhook and export', async () => {
  const { handleContact } = await import('#src/worker/contact/handle-contact.ts');
  const { claimDue } = await import('#src/worker/notifications/notification-records.ts');
  const { enquiryMail } = await import('#src/worker/notifications/enquiry-mail.ts');
  const { webhookChannel } = await import('#src/worker/notifications/webhook-channel.ts');
  const { run } = await import('#cli/enquiries/export.ts');
  const { DB } = await env();
  const clock = new Clock();
  const { dependencies, sent } = contactDependencies(DB, clock);
  const value = `ongeveer ${crypto.randomUUID().slice(0, 8)}`;
  const request = new Request('https://site.example/', post(enquiry({ [name]: value })));
  expect((await handleContact(request, dependencies)).status).toBe(303);

  const [id = ''] = sent.mail;
  const stored = (await claimDue(DB, { id, channel: 'mail' }, clock.now()))?.enquiry;
  if (!stored) throw new Error('the enquiry is not stored');
  const { text, html } = enquiryMail(stored);
  expect(text).toContain(`${label}: ${value}`);
  expect(html).toContain(`>${label}</th><td dir="auto">${value}</td>`);

  const bodies: unknown[] = [];
  const call = async (_: string, { body }: RequestInit) => {
    bodies.push(JSON.parse(String(body)));
    return new Response(null);
  };
  await webhookChannel({ url: 'https://x.example', secret: undefined }, call, clock.now).notify(stored, 1);
  expect(bodies).toMatchObject([{ [name]: value }]);

  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const query: Query = (sql) => rows(sql);
  await run(query, { format: 'csv' });
  const csv = String(written.mock.calls[0]?.[0]);
  written.mockRestore();
  expect(parse(csv, { bom: true, columns: true })).toContainEqual(expect.objectContaining({ [name]: value }));
});

test('the probe fills it in, and the error page has it', async () => {
  const { probeValues } = await import('#cli/enquiries/probe-form.ts');
  const { errorForm } = await import('#src/worker/contact/error-form.ts');
  expect(probeValues('mark')[name]).toMatch(/\S/);
  expect(errorForm(enquiry({ [name]: 'duizend' }), [], 'nl').html).toMatch(
    /<input id="budget"[^>]* required[^>]* value="duizend"/,
  );
});
