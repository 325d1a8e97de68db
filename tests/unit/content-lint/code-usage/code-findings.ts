// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these texts are code.
import type { RunOptions } from '#cli/content-lint/core/linter/run-rules.ts';
import { findingsIn } from '../expect-findings.ts';

/** A catalogue with messages of every kind, all but the first group long enough to be no finding of their own. */
const messages = {
  home: { title: 'Welkom', text: 'Fijn dat u er bent', steps: ['Eerst bellen', 'Dan bouwen', 'Daarna openen'] },
  nav: { about: 'Over ons', contact: 'Bel of mail ons' },
  cart: {
    count: '{count, plural, one {# artikel} other {# artikelen}}',
    hello: 'Dag {name}',
    due: 'Vóór {day, date, long}',
    kind: '{who, select, male {Hij komt} female {Zij komt} other {Die komt}}',
    link: 'Lees <b>onze voorwaarden</b> eerst',
    cards: [
      { title: 'Kaart {number}', text: 'De eerste' },
      { title: 'Blad {number}', text: 'De tweede' },
    ],
  },
  save: 'Bewaren en sluiten',
};

const english = {
  home: {
    title: 'A warm welcome',
    text: 'We are glad to see you',
    steps: ['First a call', 'Then we build', 'And then we open'],
  },
  nav: { about: 'About the team', contact: 'Call us or write' },
  cart: {
    count: '{count, plural, one {# item} other {# items}}',
    hello: 'Hello {name}',
    due: 'Before {day, date, long}',
    kind: '{who, select, male {He is coming} female {She is coming} other {They are coming}}',
    link: 'Read <b>our terms</b> first',
    cards: [
      { title: 'Card {number}', text: 'The first one' },
      { title: 'Sheet {number}', text: 'The second one' },
    ],
  },
  save: 'Save and close',
};

/** Asks for every message once, so that a test sees only what its own code does. */
const everything = `
import { useIntl } from 'react-intl';
export function Everything({ count, name, day, who, number }) {
  const intl = useIntl();
  const b = (chunks) => chunks;
  return [
    intl.formatMessage({ id: 'home.title' }),
    intl.formatMessage({ id: 'home.text' }),
    [0, 1, 2].map((index) => intl.formatMessage({ id: \`home.steps.\${index}\` })),
    intl.formatMessage({ id: 'nav.about' }),
    intl.formatMessage({ id: 'nav.contact' }),
    intl.formatMessage({ id: 'cart.count' }, { count }),
    intl.formatMessage({ id: 'cart.hello' }, { name }),
    intl.formatMessage({ id: 'cart.due' }, { day }),
    intl.formatMessage({ id: 'cart.kind' }, { who }),
    intl.formatMessage({ id: 'cart.link' }, { b }),
    [0, 1].map((at) => intl.formatMessage({ id: \`cart.cards.\${at}.title\` }, { number })),
    [0, 1].map((at) => intl.formatMessage({ id: \`cart.cards.\${at}.text\` })),
    intl.formatMessage({ id: 'save' }),
  ];
}
`;

export type Files = Readonly<Record<string, string>>;

const catalogues: Files = {
  'i18n/nl.json': JSON.stringify(messages, null, 2),
  'i18n/en.json': JSON.stringify(english, null, 2),
};

/** What code does wrong beside code that asks for everything: `code file:line text`, the text being the marked one. */
export function wrongIn(files: Files, options?: RunOptions): string[] {
  return seenIn({ ...catalogues, 'src/everything.js': everything, ...files }, options);
}

/** The ids that nothing asks for, where these are the only files. */
export function unusedWith(files: Files): string[] {
  return findingsIn({ ...catalogues, ...files })
    .filter(({ code }) => code === 'code/unused-id')
    .map(({ key }) => key ?? '');
}

function seenIn(files: Files, options?: RunOptions): string[] {
  return findingsIn(files, options).map(({ code, file, line, column, endLine, endColumn }) => {
    const text = files[file]?.split('\n')[line - 1] ?? '';
    const marked = text.slice(column - 1, endLine === line ? endColumn - 1 : undefined);
    return `${code} ${file.replace('src/', '')}:${line} ${marked}`;
  });
}
