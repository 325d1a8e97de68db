import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readableText } from '#cli/content-lint/api.ts';
import { countShapes } from '#cli/site-rules/shapes/text-shapes.ts';
import { limitOf } from '#cli/site-rules/text-limits.ts';
import { serviceMessageLimits, serviceTerms } from '#src/domain/service-texts.ts';

/** Every text of every service in a language as its reader sees it, by its key. */
function serviceTexts(locale: string): { key: string; text: string }[] {
  const folder = new URL(`../../../i18n/${locale}/services/`, import.meta.url);
  return readdirSync(folder).flatMap((file) => {
    const texts: { key: string; text: string }[] = [];
    const walk = (value: unknown, key: string): void => {
      if (typeof value === 'string') texts.push({ key, text: readableText(key, locale, value) });
      else for (const [name, item] of Object.entries(value as object)) walk(item, `${key}.${name}`);
    };
    walk(JSON.parse(readFileSync(new URL(file, folder), 'utf8')), `services.${file.replace('.json', '')}`);
    return texts;
  });
}

test.each(['nl', 'en'])('no shape runs through more than a third of the services in %s', (locale) => {
  const counts = countShapes(serviceTexts(locale));
  console.info(locale, counts.map(({ shape, count, total }) => `${shape.name} ${count} of ${total}`).join(', '));
  expect(counts.filter(({ count, total }) => count > total / 3).map(({ shape }) => shape.name)).toEqual([]);
});

test.each(['nl', 'en'])(
  'no sentence about price, time and needs stands on more than three services in %s',
  (locale) => {
    const services = new Map<string, Set<string>>();
    for (const { key, text } of serviceTexts(locale)) {
      const [, service = '', group, term = ''] = key.split('.');
      if (group !== 'terms' || !(term in serviceTerms)) continue;
      for (const sentence of text.split(/(?<=[.!?])\s+/))
        services.set(sentence, (services.get(sentence) ?? new Set()).add(service));
    }
    expect(services.size).toBeGreaterThan(0);
    expect([...services].filter(([, where]) => where.size > 3).map(([sentence]) => sentence)).toEqual([]);
  },
);

test('each text that a service needs has its length, found by its key', () => {
  for (const { field, count, min, max } of serviceMessageLimits)
    expect(limitOf(`services.seo.${field}${count ? `.${count - 1}` : ''}`), field).toMatchObject({ min, max });
});
