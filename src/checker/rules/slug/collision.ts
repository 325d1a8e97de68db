import { slugTable } from '#src/checker/slug-table.ts';
import { defineRule } from '#src/checker/rule.ts';

const record = (id: string, en: string) =>
  `id: ${id}\ni18nKey: services.${id}\nslug: ${id}\nslugByLocale: { nl: ${id}, en: ${en} }\ncategory: print-promo\nicon: square\ncolor: from-gray-600 to-gray-800\norder: 5\n`;

export const slugCollision = defineRule({
  code: 'slug/collision',
  severity: 'error',
  docs: {
    summary: { en: 'The slug of one record is the slug of another in another language.', nl: 'De slug van een record is in een andere taal die van een ander record.' },
    why: {
      en: 'A slug is understood in either language, so this one would lead to two pages; often two slugs were swapped.',
      nl: 'Een slug wordt in beide talen begrepen, dus deze zou naar twee pagina’s leiden; vaak zijn twee slugs verwisseld.',
    },
  },
  examples: {
    bad: { 'content/services/branding.yaml': record('branding', 'stickers'), 'content/services/stickers.yaml': record('stickers', 'decals') },
    good: { 'content/services/branding.yaml': record('branding', 'brand-design'), 'content/services/stickers.yaml': record('stickers', 'stickers') },
  },
  project(context) {
    const uses = slugTable(context);
    const told = new Set<string>();
    for (const use of uses) {
      const other = uses.find((one) => one.slug === use.slug && one.locale !== use.locale && one.id !== use.id);
      // The pair is one mistake, wherever it is seen from; the same slug in the same language is a duplicate.
      const pair = other && [other.id, use.id].sort().join(' ');
      const isDuplicate = uses.some((one) => one.slug === use.slug && one.locale === use.locale && one.id !== use.id);
      if (!other || !pair || isDuplicate || told.has(pair)) continue;
      told.add(pair);
      const related = [{ file: use.file.path, path: use.path }];
      const args = { slug: other.slug, locale: other.locale, other: use.id, otherLocale: use.locale };
      context.report({ file: other.file.path, path: other.path }, args, { related });
    }
  },
});
