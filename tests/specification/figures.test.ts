import { describe, expect, test } from 'vitest';
import { loadSite } from '#src/content/load-site.ts';
import { type Facts, messageArguments } from '#src/domain/facts.ts';
import { locales } from '#src/domain/locale.ts';
import { createTranslators } from '#src/i18n/translator.ts';
import { figures } from './delivered.ts';

const { site, catalogues } = loadSite();

/** The facts with the figures of the specification in them, whatever the owner has made of them since. */
const facts = Object.fromEntries(
  Object.entries(site.facts).map(([name, fact]) => [
    name,
    { ...fact, ...(name in figures && { value: figures[name as keyof typeof figures] }) },
  ]),
) as unknown as Facts;
/** How the site may be set up, for messages that select by it. */
const configuration = { provider: 'none', webhook: 'no', addressHash: 'yes' };
const translators = createTranslators(catalogues, messageArguments(facts, site.identity));

/** The figures of a message, without the separators of thousands. */
const figuresIn = (text: string) =>
  (text.match(/\d[\d.,:]*\d|\d/g) ?? []).map((figure) => figure.replace(/[.,](?=\d{3}\b)/, ''));

test('every figure of the specification is a fact with a source (A26)', () => {
  for (const name of Object.keys(figures)) expect(site.facts, name).toHaveProperty([name, 'source']);
});

describe.each(locales)('with the figures of the specification, in %s', (locale) => {
  const t = translators[locale];
  const text = (key: string) => t.text(key);

  test.each([
    ['the answer within 24 hours (R77)', 'contact.form.sent.text', ['24']],
    ['an average project of 4 to 6 weeks (R78)', 'pages.approach.hero.text', ['4', '6']],
    ['strategy in weeks 1 and 2 (R78)', 'pages.approach.steps.0.weeks', ['1', '2']],
    ['building in weeks 3 to 5 (R78)', 'pages.approach.steps.1.weeks', ['3', '5']],
    ['launch in week 6 (R78)', 'pages.approach.steps.2.weeks', ['6']],
    [
      '1 to 10 weeks, on average 4 to 6, at most 3 months (R79, A9)',
      'pages.contact.faq.items.0.answer',
      [...['1', '10', '4', '6', '3']],
    ],
    ['Shopify in 2 to 4 weeks (R80)', 'services.shopify.headline', ['2', '4']],
    ['Basic for 49 euro (R82)', 'packages.basic.price', ['49']],
    ['Professional for 99 euro (R83)', 'packages.professional.price', ['99']],
    ['151 clients (R85)', 'pages.about.stats.clients.value', ['151']],
    ['200 projects (R85)', 'pages.about.stats.projects.value', ['200']],
    ['15 years (R85)', 'pages.about.stats.years.value', ['15']],
    ['17 reviews (R86)', 'pages.home.reviews.count', ['17']],
    ['five stars (R86)', 'pages.home.reviews.stars', ['5', '5']],
    ['open from 07:00 to 17:00 (R87)', 'shell.contactMenu.hours', ['07:00', '17:00']],
    ['30 years of a client (R88)', 'projects.artitech-nederland.summary', ['30']],
  ])('%s', (_, key, expected) => {
    expect(figuresIn(text(key))).toEqual(expected);
  });

  test('the rating is 5.0 out of 5.0 (R86)', () => {
    expect(text('pages.home.reviews.score').replaceAll(',', '.')).toBe('5.0/5.0');
  });

  test('the answer is promised on working days (A48)', () => {
    for (const key of ['contact.form.sent.text', 'pages.contact.hero.text'])
      expect(text(key)).toMatch(/working days|werkdag/);
  });

  test('200 and 15 are shown as “more than” (R85)', () => {
    for (const name of ['projects', 'years']) expect(text(`pages.about.stats.${name}.value`)).toMatch(/\+$/);
    expect(text('projects.artitech-nederland.summary')).toContain('30+');
  });

  test('home has the claims of R88', () => {
    const claims = Array.from({ length: t.count('pages.home.claims.items') }, (_, index) =>
      figuresIn(
        `${text(`pages.home.claims.items.${index}.value`)} ${text(`pages.home.claims.items.${index}.text`)}`,
      ).join(),
    );
    expect(claims).toEqual(expect.arrayContaining(['42,1', '56,151', '97', '10,10000', '3']));
  });

  test('home claims how far web shops scale, and how fast a page is set up (R88)', () => {
    const claims = Array.from({ length: t.count('pages.home.claims.items') }, (_, index) =>
      `${text(`pages.home.claims.items.${index}.value`)} ${text(`pages.home.claims.items.${index}.text`)}`.replaceAll(
        '\u00a0',
        ' ',
      ),
    );
    for (const claim of {
      nl: [/^10 tot 10\.000 bestellingen per maand.*groeien onze webshops/, /^Onder 3 minuten .*link-in-bio/],
      en: [/^10 to 10,000 orders per month.*our web shops scale/, /^Under 3 minutes .*link-in-bio/],
    }[locale])
      expect(claims).toContainEqual(expect.stringMatching(claim));
  });

  test('the policy keeps service data for 12 months, transaction data for 7 years (R92)', () => {
    const paragraphs = t.list('pages.privacy.sections.7.paragraphs', configuration).map(figuresIn);
    expect(paragraphs).toContainEqual(['12', '7']);
  });
});
