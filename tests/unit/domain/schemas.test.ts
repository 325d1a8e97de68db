import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { TechnologiesSchema } from '#src/content/content-schema.ts';
import { CategoriesSchema } from '#src/domain/category.ts';
import { ClientsSchema } from '#src/domain/client.ts';
import { FactsSchema } from '#src/domain/facts.ts';
import { IdentitySchema } from '#src/domain/identity.ts';
import { MaintenancePackagesSchema } from '#src/domain/maintenance-package.ts';
import { ProjectCaseSchema } from '#src/domain/project-case.ts';
import { ReviewsSchema } from '#src/domain/reviews.ts';
import { ServiceSchema } from '#src/domain/service.ts';

const content = join(import.meta.dirname, '../../../content');
const read = (file: string): unknown => parse(readFileSync(join(content, file), 'utf8'));

/** A record of this site with another value at a path such as `address.latitude`. */
function changed(file: string, path: string, value: unknown): unknown {
  const record = structuredClone(read(file)) as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<Record<string, unknown>>((at, key) => at[key] as Record<string, unknown>, record);
  parent[last] = value;
  return record;
}

const refusals: [schema: v.GenericSchema, file: string, path: string, ...values: unknown[]][] = [
  [FactsSchema, 'facts.yaml', 'responseHours.value', 'twentyfour', '24', -1, 0, null, true, Number.NaN, Infinity],
  [FactsSchema, 'facts.yaml', 'basicPrice.value', -49, 0, '€ 49'],
  [FactsSchema, 'facts.yaml', 'leaveRate.value', 97, 1.01],
  [FactsSchema, 'facts.yaml', 'depositShare.value', 30],
  [FactsSchema, 'facts.yaml', 'projectWeeksMax.value', 3],
  [FactsSchema, 'facts.yaml', 'hostingMaxPrice.value', 1],
  [FactsSchema, 'facts.yaml', 'ratingMax.value', 4],
  [FactsSchema, 'facts.yaml', 'openFrom.value', 7, '7:00', '24:00', '07:60', '18:00'],
  [FactsSchema, 'facts.yaml', 'responseHours.source', '', 'me', 3],
  [FactsSchema, 'facts.yaml', 'response-hours', { value: 24, source: 'Our own promise.' }],
  [IdentitySchema, 'site.yaml', 'baseUrl', 'http://windas.nl', 'https://windas.nl/', 'windas.nl'],
  [IdentitySchema, 'site.yaml', 'email', 'info', 'info@'],
  [IdentitySchema, 'site.yaml', 'phone', '0101234567', '+31 10 123 45 67', 31101234567],
  [IdentitySchema, 'site.yaml', 'address.latitude', 0, 91, '52'],
  [IdentitySchema, 'site.yaml', 'address.street', '', '  ', 'Caf\uFFFDkade 1', 'Kade\n1'],
  [IdentitySchema, 'site.yaml', 'openingDays', [], ['Monday']],
  [IdentitySchema, 'site.yaml', 'documents.privacy.dates.modified', '2000-01-01', '2099-02-31', '23-11-2026', 2026, ''],
  [IdentitySchema, 'site.yaml', 'documents.privacy.source', 'me'],
  [IdentitySchema, 'site.yaml', 'priceRange', '', 'cheap', 2],
  [
    IdentitySchema,
    'site.yaml',
    'social.0.url',
    'https://evil.example/linkedin.com',
    'https://notlinkedin.com/x',
    'linkedin.com/x',
  ],
  [IdentitySchema, 'site.yaml', 'team', [], [{ role: 'director' }], [{ role: 'print', name: '' }]],
  [CategoriesSchema, 'categories.yaml', '0.id', 'brandingux'],
  [CategoriesSchema, 'categories.yaml', '0.i18nKey', 'categories.marketing', ''],
  [CategoriesSchema, 'categories.yaml', '0.icon', '', 'Monitor'],
  [CategoriesSchema, 'categories.yaml', '0.image', '/images/../x.png', '/images/x.gif', 'x.png'],
  [ClientsSchema, 'clients.yaml', '0.name', '', 3],
  [ClientsSchema, 'clients.yaml', '0.logo', '/logos/clients/a.png', '/logos/tech/react.svg'],
  [MaintenancePackagesSchema, 'packages.yaml', '0.price', 49, 'clients', ''],
  [ReviewsSchema, 'reviews.yaml', 'avatars', [], ['http://x.nl/1.png']],
  [TechnologiesSchema, 'technologies.yaml', '0', '', 3],
  [ServiceSchema, 'services/seo.yaml', 'slug', 'SEO', 'seo_', 'vindbaar heid', ''],
  [ServiceSchema, 'services/seo.yaml', 'i18nKey', 'seo', ''],
  [ServiceSchema, 'services/seo.yaml', 'order', 0, 1.5, '2', 1e9],
  [ServiceSchema, 'services/seo.yaml', 'price.example', 1, 999_999, '1500'],
  [ServiceSchema, 'services/seo.yaml', 'published', 'no', 0],
  [ProjectCaseSchema, 'projects/solin-bio.yaml', 'year', 1899, 20255, '2025', 2025.5],
  [ProjectCaseSchema, 'projects/solin-bio.yaml', 'projectURL', 'http://solin-bio.example', 'solin', ''],
  [
    ProjectCaseSchema,
    'projects/solin-bio.yaml',
    'dates',
    undefined,
    { published: '2025-06-02', modified: '2025-06-01' },
  ],
  [ProjectCaseSchema, 'projects/solin-bio.yaml', 'colours', ['#FF5A1F'], ['red', '#FFFFFF'], ['#FFF', '#000']],
  [
    ProjectCaseSchema,
    'projects/solin-bio.yaml',
    'services',
    [],
    ['seo'],
    [{ id: 'SEO' }],
    [{ id: 'seo', screen: '/images/elsewhere.webp' }],
  ],
  [ProjectCaseSchema, 'projects/solin-bio.yaml', 'client', '', 'Caf\uFFFD'],
];

describe.each(refusals)('the schema of $1 at $2', (schema, file, path, ...values) => {
  test('takes what is there', () => {
    expect(v.safeParse(schema, read(file)).issues).toBeUndefined();
  });

  test.each(values.map((value) => [value]))('refuses %j with a sentence', (value) => {
    const { issues } = v.safeParse(schema, changed(file, path, value));
    expect(issues?.length).toBeGreaterThan(0);
    for (const issue of issues ?? []) expect(issue.message).not.toBe('');
  });
});
