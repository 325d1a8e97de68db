import { describe, expect, test } from 'vitest';
import type { ProjectCase } from '#src/domain/project-case.ts';
import type { Service } from '#src/domain/service.ts';
import { emptySlugLock } from '#src/domain/slug-lock.ts';
import { type Redirect, redirectsFile, redirectsOf } from '#src/ssg/redirects.ts';

const service = (id: string, more: Partial<Service> = {}) => ({ id, slug: id, ...more }) as Service;
const project = (slug: string) => ({ slug, published: true }) as ProjectCase;
const site = {
  services: [
    service('web', { slugByLocale: { nl: 'website', en: 'web-site' } }),
    service('seo'),
    service('detail', { locales: ['nl'] }),
  ],
  projects: [project('bio')],
  drafts: { services: [] as Service[], projects: [] as ProjectCase[] },
  oldAddresses: [],
  slugLock: emptySlugLock,
};
const targets = (redirects: readonly Redirect[]) => Object.fromEntries(redirects.map(({ from, to }) => [from, to]));

describe('redirects', () => {
  const rules = targets(redirectsOf(site));

  test.each([
    ['/en/services/website', '/en/services/web-site'],
    ['/nl/diensten/web-site', '/nl/diensten/website'],
    ['/nl/services/web-site', '/nl/diensten/website'],
    ['/nl/services/website', '/nl/diensten/website'],
    ['/en/diensten/website', '/en/services/web-site'],
    ['/nl/services/seo', '/nl/diensten/seo'],
    ['/en/projecten/bio', '/en/projects/bio'],
    ['/nl/services', '/nl/diensten'],
    ['/nl/about/our-work', '/nl/over-ons/ons-werk'],
    ['/en/projects', '/en/about/our-work'],
  ])('%s leads to %s', (from, to) => {
    expect(rules[from]).toBe(to);
  });

  test('a page of one locale is not offered in the other', () => {
    expect(Object.keys(rules).filter((from) => from.startsWith('/en/') && from.includes('detail'))).toEqual([]);
  });

  test('none hides a page or leads to another rule', () => {
    const clash = [
      service('a', { slugByLocale: { nl: 'een', en: 'twee' } }),
      service('b', { slugByLocale: { nl: 'twee', en: 'een' } }),
    ];
    const own = targets(redirectsOf({ ...site, services: clash, projects: [] }));
    expect(own['/nl/diensten/twee']).toBeUndefined();
    expect(own['/en/services/een']).toBeUndefined();
    expect(Object.values(own).filter((to) => to in own)).toEqual([]);
  });

  test('every slug a page once had leads to the one it has now, in one step', () => {
    const lock = {
      services: { web: { nl: ['website', 'site', 'sites'], en: ['web-site', 'sites'] } },
      projects: { bio: ['bio', 'old-bio'] },
    };
    const own = targets(redirectsOf({ ...site, slugLock: lock }));
    expect(own['/nl/diensten/site']).toBe('/nl/diensten/website');
    expect(own['/nl/diensten/sites']).toBe('/nl/diensten/website');
    expect(own['/en/services/sites']).toBe('/en/services/web-site');
    expect(own['/nl/projecten/old-bio']).toBe('/nl/projecten/bio');
  });

  test('what was forwarded before a slug changed still is', () => {
    const lock = {
      services: { web: { nl: ['website', 'site'], en: ['web-site', 'old-web'] }, detail: { nl: ['detail', 'deel'] } },
      projects: { bio: ['bio', 'old-bio'] },
    };
    const rules = targets(redirectsOf({ ...site, slugLock: lock }));
    expect(rules).toMatchObject({
      '/en/services/site': '/en/services/web-site',
      '/nl/diensten/old-web': '/nl/diensten/website',
      '/nl/services/site': '/nl/diensten/website',
      '/nl/services/old-web': '/nl/diensten/website',
      '/en/diensten/site': '/en/services/web-site',
      '/nl/projects/old-bio': '/nl/projecten/bio',
    });
    expect(Object.keys(rules).filter((from) => from.startsWith('/en/') && from.includes('deel'))).toEqual([]);
  });

  test('an earlier slug of the other locale leads to the page that has it in that locale now', () => {
    const lock = { services: { web: { nl: ['website', 'web'] } }, projects: {} };
    const shop = service('shop', { slugByLocale: { nl: 'web', en: 'shop' } });
    const rules = targets(redirectsOf({ ...site, services: [...site.services, shop], slugLock: lock }));
    expect(rules['/en/services/web']).toBe('/en/services/shop');
    expect(rules['/nl/services/web']).toBe('/nl/diensten/web');
  });

  test('an old slug that another page uses now stays with that page', () => {
    const lock = { services: { web: { nl: ['website', 'seo'] } }, projects: {} };
    expect(targets(redirectsOf({ ...site, slugLock: lock }))['/nl/diensten/seo']).toBeUndefined();
  });
});

describe('what is not published', () => {
  const slugLock = {
    services: { web: { nl: ['website'], en: ['web-site'] }, mat: { nl: ['mat', 'kleed'], en: ['mat'] } },
    projects: { bio: ['bio'], old: ['old'] },
  };
  const hidden = {
    services: [service('mat', { published: false, successor: 'web' })],
    projects: [{ ...project('old'), published: false, successor: 'bio' } as ProjectCase],
  };

  test('has its addresses lead to its successor meanwhile', () => {
    expect(targets(redirectsOf({ ...site, slugLock, drafts: hidden }))).toMatchObject({
      '/nl/diensten/mat': '/nl/diensten/website',
      '/nl/diensten/kleed': '/nl/diensten/website',
      '/en/services/mat': '/en/services/web-site',
      '/en/projects/old': '/en/projects/bio',
    });
  });

  test('has them again once it is published', () => {
    const services = [...site.services, service('mat')];
    const rules = targets(redirectsOf({ ...site, slugLock, services, projects: [...site.projects, project('old')] }));
    expect(rules['/nl/diensten/mat']).toBeUndefined();
    expect(rules['/nl/diensten/kleed']).toBe('/nl/diensten/mat');
    expect(rules['/en/projects/old']).toBeUndefined();
  });
});

test('an address of the table leads to its page before any other rule, and never hides a page', () => {
  const row = (from: string, to: string) => ({ from, to, why: 'The old site.', since: '2026-11-24' });
  const oldAddresses = [row('/over-ons.html', '/nl/over-ons'), row('/nl/about', '/nl'), row('/nl/contact', '/nl')];
  const [first, ...rules] = redirectsOf({ ...site, oldAddresses });
  expect(first).toEqual({ from: '/over-ons.html', to: '/nl/over-ons', reason: 'old address' });
  expect(targets(rules)).toMatchObject({ '/nl/about': '/nl' });
  expect(targets(rules)['/nl/contact']).toBeUndefined();
});

describe('the _redirects file', () => {
  const many = (count: number, reason: Redirect['reason']) =>
    Array.from({ length: count }, (_, n): Redirect => ({ from: `/${reason}/${n}`, to: '/nl', reason }));

  test('has every rule with and without a slash at the end', () => {
    const { text, leftOut } = redirectsFile([{ from: '/a', to: '/b', reason: 'renamed' }]);
    expect(text).toBe('/a /b 301\n/a/ /b 301\n');
    expect(leftOut).toEqual([]);
  });

  test('leaves out whole kinds where the platform’s 2,000 rules are full, and says which', () => {
    const { text, leftOut } = redirectsFile([
      ...many(10, 'renamed'),
      ...many(900, 'other locale’s slug'),
      ...many(900, 'other locale’s folder'),
    ]);
    expect(text.trim().split('\n')).toHaveLength(1820);
    expect(leftOut).toEqual(['no redirects for the 900 addresses with the other locale’s folder: too many']);
  });

  test('is refused where renamed addresses alone do not fit', () => {
    expect(() => redirectsFile(many(1001, 'renamed'))).toThrow(/takes 2000 rules/);
  });
});
