import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contactLimits } from '#src/domain/contact-form.ts';
import { formatPhone } from '#src/domain/contact-links.ts';
import { messageArguments } from '#src/domain/facts.ts';
import { type Locale, locales, sourceLocale } from '#src/domain/locale.ts';
import type { Catalogues, SiteModel } from '#src/domain/site-model.ts';
import { createTranslators } from '#src/i18n/translator.ts';

/** Where the Worker's module of words lies; it is made by every build and never committed. */
export const workerWordsPath = 'src/worker/generated/words.ts';

/** The catalogues the Worker speaks from. */
const prefixes = ['contact.form.', 'contact.errors.', 'mail.'];

/** Arguments that are known only when the Worker speaks; it fills these in itself. */
const atRunTime = { reference: '{reference}', channel: '{channel}', count: '{count}' };

/** Facts that the Worker acts upon: how long what is kept. */
const keepingFacts = ['enquiryDays', 'spamDays', 'addressHours'] as const;

/**
 * The text of the Worker's module: finished words in both locales, who the agency is, and how long enquiries are kept.
 * Throws when a message lacks an argument or a fact about keeping is not a number.
 */
export function workerWords(site: Pick<SiteModel, 'identity' | 'facts'>, catalogues: Catalogues): string {
  const { name, baseUrl, email, phone, whatsapp } = site.identity;
  const always = {
    ...messageArguments(site.facts, name),
    ...contactLimits,
    ...atRunTime,
    phone: formatPhone(phone),
    email,
  };
  const translators = createTranslators(catalogues, always);
  const keys = Object.keys(catalogues[sourceLocale]).filter((key) => prefixes.some((prefix) => key.startsWith(prefix)));
  const spoken = (locale: Locale) => Object.fromEntries(keys.map((key) => [key, translators[locale].text(key)]));
  const words = Object.fromEntries(locales.map((locale) => [locale, spoken(locale)]));
  const keeping = Object.fromEntries(keepingFacts.map((fact) => [fact, limit(site, fact)]));
  return [
    '// Made by src/ssg/worker-words.ts from the catalogues and content/. Do not edit.',
    `export type WordKey =\n${keys.map((key) => `  | ${JSON.stringify(key)}`).join('\n')};`,
    `export const words: Record<${locales.map((locale) => `'${locale}'`).join(' | ')}, Record<WordKey, string>> = ${print(words)};`,
    `export const identity = ${print({ name, baseUrl, email, phone, whatsapp })};`,
    `export const keeping = ${print(keeping)};`,
    '',
  ].join('\n\n');
}

/** Writes the Worker's module of words below `root`, unless it already says the same. Gives its path. */
export function writeWorkerWords(
  site: Pick<SiteModel, 'identity' | 'facts'>,
  catalogues: Catalogues,
  root: string = process.cwd(),
): string {
  const path = join(root, workerWordsPath);
  const text = workerWords(site, catalogues);
  if (readIfThere(path) === text) return path;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}

function limit(site: Pick<SiteModel, 'facts'>, fact: (typeof keepingFacts)[number]): number {
  const value = site.facts[fact]?.value;
  if (typeof value === 'number' && value > 0) return value;
  throw new Error(`content/facts.yaml: \`${fact}\` must be a number above zero, the Worker deletes by it`);
}

const print = (value: unknown): string => JSON.stringify(value, null, 2);

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
