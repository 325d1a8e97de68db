import { expect, test } from 'vitest';
import { requirementOf } from '#cli/site-rules/records/required-locales.ts';

const service = (id: string) => ({ value: { id, i18nKey: `services.${id}` } });

test('the words of a draft and of its drawing may be missing, those of others may not', () => {
  const records = { services: [service('seo')], drafts: [service('vloer')], unwritten: [] };
  const isRequired = requirementOf(records as unknown as Parameters<typeof requirementOf>[0]);
  const keys = ['services.vloer.title', 'drawings.vloer.label', 'services.seo.title', 'drawings.seo.label'];
  expect(keys.map((key) => isRequired(key, 'en'))).toEqual([false, false, true, true]);
});
