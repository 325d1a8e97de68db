import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { exampleService } from '#cli/site-rules/examples/service.ts';
import { readSiteRecords } from '#cli/site-rules/records/site-records.ts';
import { acceptedSlugs } from '#cli/site-rules/slugs/accept-slugs.ts';
import { liveSlugs } from '#cli/site-rules/slugs/slug-history.ts';
import { slugLockText } from '#cli/site-rules/slugs/slug-lock-text.ts';
import { emptySlugLock } from '#src/domain/slug-lock.ts';
import { redirectsOf } from '#src/ssg/redirects.ts';
import { checkSite, siteProject } from './site-findings.ts';

type Services = Readonly<Record<string, { nl: string; en: string }>>;

const project = (slug: string) =>
  [
    `slug: ${slug}`,
    `i18nKey: projects.${slug}`,
    'client: Windas',
    'year: 2024',
    'projectURL: https://windas.example',
    'services: [vloer]',
    'stack: [PHP]',
    'colours: ["#000000", "#FFFFFF"]',
    'thumbnail: /images/a.webp',
    'cover: /images/b.webp',
    'gallery: [/images/c.webp]',
    'dates: { published: 2024-01-02, modified: 2024-01-02 }',
    'published: true',
    '',
  ].join('\n');

function site(services: Services, cases: readonly string[], lock?: string) {
  const records = Object.entries(services).map(([id, { nl, en }]) => [
    `content/services/${id}.yaml`,
    exampleService(id, { slug: nl, slugByLocale: `nl: ${nl}, en: ${en}` }),
  ]);
  return siteProject({
    ...Object.fromEntries(records),
    ...Object.fromEntries(cases.map((slug) => [`content/projects/${slug}.yaml`, project(slug)])),
    ...(lock === undefined ? {} : { 'content/slugs.lock.yaml': lock }),
  });
}

/** The lock that accepting writes. */
function accept(of: ReturnType<typeof site>, into: Record<string, string> = {}) {
  const lock = readSiteRecords(of.records).slugLock?.value ?? emptySlugLock;
  const accepted = acceptedSlugs(lock, liveSlugs(of), into);
  return { ...accepted, text: slugLockText(accepted.lock) };
}

/** What is said about slugs, with the line. */
async function found(of: ReturnType<typeof site>): Promise<string[]> {
  return (await checkSite(of))
    .filter(({ code }) => code.startsWith('slug/'))
    .map(({ code, file, line, args }) => `${code}${args.problem ? ` ${args.problem}` : ''} ${file}:${line}`);
}

const services = { vloer: { nl: 'vloer', en: 'printed-floors' }, seo: { nl: 'seo', en: 'seo' } };
const before = accept(site(services, ['casa-elide'])).text;

describe('the lock of slugs', () => {
  test('starts with every page, one a line, in order', async () => {
    expect(parse(before)).toEqual({
      services: { seo: { nl: ['seo'], en: ['seo'] }, vloer: { nl: ['vloer'], en: ['printed-floors'] } },
      projects: { 'casa-elide': ['casa-elide'] },
    });
    expect(before).toContain('\n  vloer: { nl: [vloer], en: [printed-floors] }\n');
    expect(await found(site(services, ['casa-elide'], before))).toEqual([]);
  });

  test('silent without a lock', async () => {
    expect(await found(site(services, ['casa-elide']))).toEqual([]);
  });

  test('a renamed slug is an error at its record, and a 301 once it is accepted', async () => {
    const renamed = { ...services, vloer: { nl: 'vloer', en: 'floors' } };
    const now = site(renamed, ['casa-elide'], before);
    expect(await found(now)).toEqual(['slug/renamed content/services/vloer.yaml:4']);
    const { lock, text, accepted } = accept(now);
    expect(accepted).toEqual(['en: printed-floors → floors']);
    expect(await found(site(renamed, ['casa-elide'], text))).toEqual([]);
    const records = readSiteRecords(now.records);
    const redirects = redirectsOf({
      services: records.services.map(({ value }) => value),
      projects: [],
      drafts: { services: [], projects: [] },
      oldAddresses: [],
      slugLock: lock,
    });
    expect(redirects).toContainEqual({
      from: '/en/services/printed-floors',
      to: '/en/services/floors',
      reason: 'renamed',
    });
  });

  test('renamed twice, the first slug leads straight to the last; renamed back, nothing leads in a circle', async () => {
    const second = accept(site({ ...services, seo: { nl: 'zoek', en: 'seo' } }, [], before)).text;
    const third = accept(site({ ...services, seo: { nl: 'vindbaar', en: 'seo' } }, [], second)).text;
    expect(parse(third).services.seo.nl).toEqual(['vindbaar', 'zoek', 'seo']);
    const back = accept(site(services, [], third)).text;
    expect(parse(back).services.seo.nl).toEqual(['seo', 'vindbaar', 'zoek']);
    expect(await found(site(services, [], back))).toEqual(['slug/removed gone content/slugs.lock.yaml:7']);
  });

  test('a page that is not published any more needs a successor meanwhile, one that is published', async () => {
    const hidden = (successor: string) =>
      siteProject({
        'content/services/vloer.yaml': exampleService('vloer', { slugByLocale: 'nl: vloer, en: printed-floors' }),
        'content/services/seo.yaml': `${exampleService('seo')}published: false\n${successor}`,
        'content/slugs.lock.yaml': before.replace(/ {2}casa.*/, '').replace('projects:', 'projects: {}'),
      });
    expect(await found(hidden(''))).toEqual(['slug/removed hidden content/services/seo.yaml:7']);
    expect(await found(hidden('successor: nobody\n'))).toEqual(['slug/removed hidden content/services/seo.yaml:7']);
    expect(await found(hidden('successor: vloer\n'))).toEqual([]);
  });

  test('the successor of a hidden page has a page in each of its languages', async () => {
    const now = siteProject({
      'content/services/vloer.yaml': `${exampleService('vloer')}locales: [nl]\n`,
      'content/services/seo.yaml': `${exampleService('seo')}published: false\nsuccessor: vloer\n`,
      'content/slugs.lock.yaml': 'services:\n  seo: { nl: [seo], en: [seo] }\n  vloer: { nl: [vloer] }\nprojects: {}\n',
    });
    expect(await found(now)).toEqual(['slug/removed hidden content/services/seo.yaml:7']);
  });

  test('a page that is gone needs a successor', async () => {
    const left = { vloer: services.vloer };
    const now = site(left, ['casa-elide'], before);
    expect(await found(now)).toEqual(['slug/removed gone content/slugs.lock.yaml:4']);
    expect(accept(now).withoutSuccessor).toEqual(['seo']);
    const { text } = accept(now, { seo: 'vloer' });
    expect(parse(text).services).toEqual({ vloer: { nl: ['vloer', 'seo'], en: ['printed-floors', 'seo'] } });
    expect(await found(site(left, ['casa-elide'], text))).toEqual([]);
  });

  test('a case that is renamed, file and all, is one that is renamed', async () => {
    const now = site(services, ['casa-elida'], before);
    expect(await found(now)).toEqual(['slug/renamed content/projects/casa-elida.yaml:1']);
    expect(parse(accept(now).text).projects).toEqual({ 'casa-elida': ['casa-elida', 'casa-elide'] });
  });

  test('a service with a new id at its old address keeps its aliases', async () => {
    const lock = 'services:\n  floor: { nl: [vloer, tapijt], en: [printed-floors] }\nprojects: {}\n';
    const now = site({ vloer: services.vloer }, [], lock);
    expect(await found(now)).toEqual(['slug/unlocked content/services/vloer.yaml:4']);
    expect(parse(accept(now).text).services).toEqual({ vloer: { nl: ['vloer', 'tapijt'], en: ['printed-floors'] } });
  });

  test('a page that the lock does not know is a warning at its record', async () => {
    const now = site({ ...services, nieuw: { nl: 'nieuw', en: 'new' } }, ['casa-elide'], before);
    expect(await found(now)).toEqual(['slug/unlocked content/services/nieuw.yaml:4']);
  });

  test.each<[name: string, vloer: string, more: string, expected: string[]]>([
    ['the slug of another page', 'vloer, seo', '', ['slug/alias live content/slugs.lock.yaml:2']],
    ['twice in a list', 'vloer, mat, mat', '', ['slug/alias twice content/slugs.lock.yaml:2']],
    ['in a chain', 'vloer, mat', '  mat: { nl: [mat, kleed] }\n', ['slug/alias chain content/slugs.lock.yaml:4']],
  ])('an alias that is %s is an error', async (_, vloer, more, expected) => {
    const lock = `services:\n  vloer: { nl: [${vloer}], en: [printed-floors] }\n  seo: { nl: [seo], en: [seo] }\n${more}projects: {}\n`;
    const now = site(services, [], lock);
    expect(await found(now)).toEqual(expected);
    const { text } = accept(now, more ? { mat: 'vloer' } : {});
    expect(await found(site(services, [], text))).toEqual([]);
    if (more) expect(parse(text).services.vloer.nl).toEqual(['vloer', 'mat', 'kleed']);
  });

  test('a lock with a field too many, or a slug that is none, is an error with its line', async () => {
    const lock = 'services:\n  seo: { nl: [SEO], en: [seo] }\nprojects: {}\npages: {}\n';
    const codes = (await checkSite(site(services, [], lock))).filter(({ file }) => file === 'content/slugs.lock.yaml');
    expect(codes.map(({ code, line }) => `${code} ${line}`)).toEqual(['content/schema 2', 'content/schema 4']);
  });

  test('slugs that YAML would read as something else stay texts', async () => {
    const text = slugLockText({ services: { null: { nl: ['404', 'on'] } }, projects: { '1e3': ['1e3'] } });
    expect(parse(text)).toEqual({ services: { null: { nl: ['404', 'on'] } }, projects: { '1e3': ['1e3'] } });
    expect(text.startsWith('# Every slug')).toBe(true);
    expect(slugLockText(emptySlugLock, '# Ours.\nservices: {}\n')).toBe('# Ours.\nservices: {}\nprojects: {}\n');
    expect(slugLockText(emptySlugLock, '# Ours.\r\n# Too.')).toBe('# Ours.\n# Too.\nservices: {}\nprojects: {}\n');
  });
});
