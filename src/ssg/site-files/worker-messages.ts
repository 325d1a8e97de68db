import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { contactLimits } from '#src/domain/contact-form.ts';
import { messageArguments } from '#src/domain/facts.ts';
import { formatPhone } from '#src/domain/identity.ts';
import { byLocale, type Locale, locales, sourceLocale } from '#src/domain/locale.ts';
import type { Catalogues, SiteModel } from '#src/domain/site-model.ts';
import { createTranslators } from '#src/i18n/translator.ts';

/** The Worker's module of messages. Every build writes it; it is not committed. */
const path = 'src/worker/generated/messages.ts';

/** The keys of the messages that the Worker uses begin with one of these. */
const prefixes = ['contact.form.', 'contact.fields.', 'contact.errors.', 'mail.'];

/**
 * Arguments that are known only at run time. Each is formatted as a placeholder, such as `{reference}`, which
 * `src/worker/fill-placeholders.ts` replaces.
 */
const runTimeArguments = { reference: '{reference}', channel: '{channel}', count: '{count}', steps: '{steps}' };

/** The facts that say how long data is kept; the Worker deletes what is older. */
const retentionFacts = ['enquiryDays', 'addressHours'] as const;

/**
 * The Worker's messages in every locale, formatted with all that is known before an enquiry comes in. Throws when a
 * message lacks an argument.
 *
 * @param translatorsOf The words desk passes translators that mark each text (`cli/desk/project/hidden-views.ts`).
 */
export function formattedWorkerMessages(
  { identity, facts }: Pick<SiteModel, 'identity' | 'facts'>,
  catalogues: Catalogues,
  translatorsOf: typeof createTranslators = createTranslators,
): Record<Locale, Record<string, string>> {
  const translators = translatorsOf(catalogues, {
    ...messageArguments(facts, identity),
    ...contactLimits,
    ...runTimeArguments,
    phone: formatPhone(identity.phone),
    email: identity.email,
  });
  const keys = Object.keys(catalogues[sourceLocale]).filter((key) => prefixes.some((prefix) => key.startsWith(prefix)));
  return byLocale((locale) => Object.fromEntries(keys.map((key) => [key, translators[locale].text(key)])));
}

/**
 * The source of the Worker's module: formatted messages in all locales, the agency's identity, and how long data is
 * kept. Throws when a message lacks an argument.
 */
export function workerMessages(site: Pick<SiteModel, 'identity' | 'facts'>, catalogues: Catalogues): string {
  const { name, baseUrl, email, phone, whatsapp } = site.identity;
  const messages = formattedWorkerMessages(site, catalogues);
  const keys = Object.keys(messages[sourceLocale]);
  const retention = Object.fromEntries(retentionFacts.map((fact) => [fact, site.facts[fact].value]));
  return [
    '// Made by src/ssg/site-files/worker-messages.ts from the catalogues and content/. Do not edit.',
    `export type MessageKey =\n${keys.map((key) => `  | ${JSON.stringify(key)}`).join('\n')};`,
    `export const messages: Record<${locales.map((locale) => `'${locale}'`).join(' | ')}, Record<MessageKey, string>> = ${print(messages)};`,
    `export const identity = ${print({ name, baseUrl, email, phone, whatsapp })};`,
    `export const retention = ${print(retention)};`,
    '',
  ].join('\n\n');
}

/** Writes the Worker's module of messages, unless it is unchanged. */
export function writeWorkerMessages(site: Pick<SiteModel, 'identity' | 'facts'>, catalogues: Catalogues): void {
  const text = workerMessages(site, catalogues);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const print = (value: unknown): string => JSON.stringify(value, null, 2);
