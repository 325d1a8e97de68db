import { expect, test } from 'vitest';
import { locales } from '#src/domain/locale.ts';
import { aboutView } from '#src/views/about.ts';
import { contactView } from '#src/views/contact.ts';
import { viewContext } from '#src/views/context.ts';
import { homeView } from '#src/views/home.ts';
import { projectView } from '#src/views/project.ts';
import { serviceView } from '#src/views/service.ts';
import { servicesView } from '#src/views/services.ts';

test.each(locales)('home, about and contact in %s have the town in their titles, home its first sentence', (locale) => {
  const { name, address } = viewContext(locale).site.identity;
  for (const { layout } of [homeView(locale), aboutView(locale), contactView(locale)])
    expect(layout.meta.title).toContain(address.city);
  const { hero, layout } = homeView(locale);
  const [first] = hero.text.split('. ');
  expect(first).toContain(name);
  expect(first).toContain(address.city);
  expect(layout.footer.about).toMatch(/bureau|agency/);
});

test.each(locales)('about and contact in %s name the same team, one for each category', (locale) => {
  const { team } = viewContext(locale).site.identity;
  const { people } = contactView(locale).team;
  expect(people.map(({ name }) => name)).toEqual(team.map(({ name }) => name));
  expect(aboutView(locale).workshop.members.map(({ role }) => role)).toEqual(people.map(({ role }) => role));
});

test.each(locales)('a case in %s says who calls back, and nobody where the record has no name', (locale) => {
  const { site } = viewContext(locale);
  const desk = site.identity.team.find(({ role }) => role === 'development') ?? expect.fail('nobody builds');
  const { name = '' } = desk;
  expect(projectView(locale, 'solin-bio').meetingNote).toContain(name);
  delete desk.name;
  try {
    expect(projectView(locale, 'solin-bio').meetingNote).not.toMatch(/none|{|undefined/);
  } finally {
    desk.name = name;
  }
});

test.each(locales)('each service of the overview in %s has the lowest price of its page', (locale) => {
  const digits = (text = '') => /\d[\d.,]*/.exec(text)?.[0];
  for (const { services } of servicesView(locale).categories)
    for (const { href, price } of services) {
      const view = serviceView(locale, href.split('/').at(-1) ?? '');
      expect(digits(price), href).toBe(digits(view?.terms.items[0]?.figure?.amount));
    }
});

test.each(locales)('the text about a price in %s names both ends of its range, as the record has them', (locale) => {
  const { site } = viewContext(locale);
  const { price } = site.services.find(({ id }) => id === 'mockups') ?? expect.fail('there is no such service');
  const textOf = () =>
    serviceView(locale, 'mockups')
      ?.terms.items[0]?.paragraphs.map(({ text }) => text)
      .join(' ');
  const before = { ...price };
  try {
    Object.assign(price ?? {}, { from: 181, to: 651 });
    expect(textOf()).toMatch(/181.*651/);
    delete price?.to;
    // Without an end that its text names, the page is not built.
    expect(textOf).toThrow();
  } finally {
    Object.assign(price ?? {}, before);
  }
});
