import { expect, test } from 'vitest';
import { loadSite } from '#src/content/load-site.ts';
import { locales } from '#src/domain/locale.ts';
import { maxBadges, maxOtherProjects } from '#src/domain/project-case.ts';
import { sitePages } from '#src/domain/site-pages.ts';
import { aboutView } from '#src/views/about.ts';
import { homeView } from '#src/views/home.ts';
import { ourWorkView } from '#src/views/our-work.ts';
import { projectView } from '#src/views/project.ts';
import { cases } from './delivered.ts';

const { site } = loadSite();
const paths = new Set(sitePages(site).map(({ path }) => path));
const slugs = Object.keys(cases) as (keyof typeof cases)[];

test.each(slugs)('the case %s has a page in both languages (R5), and is about what R54 says', (slug) => {
  expect([paths.has(`/nl/projecten/${slug}`), paths.has(`/en/projects/${slug}`)]).toEqual([true, true]);
  for (const locale of locales) {
    const { summary, challenge, approach, solution } = projectView(locale, slug);
    const words = JSON.stringify([summary, challenge, approach, solution]);
    for (const theme of cases[slug]) expect(words).toMatch(theme);
  }
});

test.each(slugs)('the record of %s has the fields of R52', (slug) => {
  const project = site.projects.find((candidate) => candidate.slug === slug);
  expect(project).toMatchObject({ slug, published: true, projectURL: expect.stringMatching(/^https:/) });
  for (const field of ['client', 'year', 'thumbnail', 'cover'] as const) expect(project?.[field]).toBeTruthy();
  for (const field of ['services', 'stack', 'gallery'] as const) expect(project?.[field]).not.toEqual([]);
  for (const locale of locales) {
    const { title, summary, badges, kpis, challenge, approach, solution, visitLive, planMeeting, layout } = projectView(
      locale,
      slug,
    );
    const { meta } = layout;
    for (const { label, value } of kpis) expect([label, value]).not.toContain('');
    expect(approach.parts).toHaveLength(3);
    for (const text of [
      ...[title, summary, ...badges, challenge.heading, challenge.lead, approach.heading, solution.heading],
      ...[visitLive.label, planMeeting.label, meta.title, meta.description, meta.keywords],
      ...approach.parts.map((part) => part.text),
    ])
      expect(text).toMatch(/^(?!projects\.).*\p{L}/u);
  }
});

test.each([
  ['nl', 'Lancering', 'Setup tijd', 'onder 3 minuten'],
  ['en', 'Launch', 'Setup time', 'under 3 minutes'],
] as const)('solin-bio in %s has its year, badges and figures (R53, A45)', (locale, launch, setup, value) => {
  const { facts, badges, kpis } = projectView(locale, 'solin-bio');
  expect(facts.map((fact) => fact.value)).toContain('2025');
  expect(badges).toEqual(['Web3', 'Platform']);
  expect(kpis.map((kpi) => [kpi.label, kpi.value.replace('\u00a0', ' ')])).toEqual([
    [launch, 'Q1 2025'],
    [setup, value],
  ]);
});

test.each(slugs)('at the end of %s are at most three other cases with at most two badges each (R41)', (slug) => {
  expect([maxOtherProjects, maxBadges]).toEqual([3, 2]);
  const { others, layout } = projectView('en', slug);
  expect(others.projects).toHaveLength(Math.min(3, site.projects.length - 1));
  for (const other of others.projects) {
    expect(other.slug).not.toBe(slug);
    expect(other.badges.length).toBeLessThanOrEqual(2);
  }
  expect(layout.breadcrumbs.trail.map(({ href }) => href)).toEqual(['/en', '/en/about/our-work', undefined]);
});

test('at least 17 clients are there, each with a logo, and those with a case link to it (R55, R36)', () => {
  expect(site.clients.length).toBeGreaterThanOrEqual(17);
  expect(site.clients.map(({ projectUrl }) => projectUrl)).toEqual(expect.arrayContaining(slugs));
  const { items } = ourWorkView('nl').clients;
  expect(items.map(({ name, href }) => ({ name, href }))).toEqual(
    site.clients.map(({ name, projectUrl }) => ({
      name,
      href: projectUrl ? `/nl/projecten/${projectUrl}` : undefined,
    })),
  );
  for (const { name, picture } of items) expect(picture, name).toBeDefined();
});

test('about shows at least six technologies with their logos (R35), home at least five avatars (R86, A37)', () => {
  const { logos } = aboutView('nl').tech;
  expect(logos.length).toBeGreaterThanOrEqual(6);
  for (const { name, picture } of logos) expect(picture, name).toBeDefined();
  const { avatars } = homeView('nl').reviews;
  expect(avatars.length).toBeGreaterThanOrEqual(5);
});
