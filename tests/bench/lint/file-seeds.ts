import type { Expected } from './seeded-catalogue.ts';

interface FileSeed {
  texts: Readonly<Record<string, string>>;
  expected: readonly Omit<Expected, 'kind'>[];
}

const pair = (name: string, nl: string, en: string) => ({ [`i18n/nl/${name}.json`]: nl, [`i18n/en/${name}.json`]: en });

/** Mistakes that no single message has: in the keys, in the files, in JSON itself. */
export const fileSeeds = {
  'duplicate key': {
    texts: pair(
      'double',
      '{\n  "pay": "Betalen",\n  "back": "Terug"\n}\n',
      '{\n  "pay": "Pay",\n  "back": "Back",\n  "pay": "Pay now"\n}\n',
    ),
    expected: [
      { key: 'double.pay', codes: ['json/duplicate-key'], file: 'i18n/en/double.json', line: 4, from: 3, to: 7 },
    ],
  },
  'id with a slip': {
    texts: pair('slip', '{\n  "subtitle": "Voor elke dag"\n}\n', '{\n  "subtilte": "For every day"\n}\n'),
    expected: [
      { key: 'slip.subtitle', codes: ['message/id-typo'], file: 'i18n/en/slip.json', line: 2, from: 3, to: 12 },
    ],
  },
  'no text': {
    texts: pair('number', '{\n  "year": "2026"\n}\n', '{\n  "year": 2026\n}\n'),
    expected: [
      { key: 'number.year', codes: ['message/not-text'], file: 'i18n/en/number.json', line: 2, from: 11, to: 14 },
    ],
  },
  'duplicate key, deep and the same': {
    texts: pair(
      'deep',
      '{\n  "menu": {\n    "open": "Open het menu",\n    "shut": "Sluit het menu",\n    "open": "Open het menu"\n  }\n}\n',
      '{\n  "menu": {\n    "open": "Open the menu",\n    "shut": "Close the menu"\n  }\n}\n',
    ),
    expected: [
      { key: 'deep.menu.open', codes: ['json/duplicate-key'], file: 'i18n/nl/deep.json', line: 5, from: 5, to: 10 },
    ],
  },
  'group with a slip': {
    texts: pair(
      'group',
      '{\n  "checkout": {\n    "total": "Totaalbedrag"\n  }\n}\n',
      '{\n  "chekcout": {\n    "total": "Total amount"\n  }\n}\n',
    ),
    expected: [
      { key: 'group.checkout.total', codes: ['message/id-typo'], file: 'i18n/en/group.json', line: 3, from: 5, to: 11 },
    ],
  },
  'text against group': {
    texts: pair(
      'shape',
      '{\n  "hours": "Open van maandag tot en met vrijdag"\n}\n',
      '{\n  "hours": {\n    "week": "Open from Monday to Friday"\n  }\n}\n',
    ),
    expected: [{ key: 'shape.hours', codes: ['message/shape'], file: 'i18n/en/shape.json', line: 2, from: 3, to: 9 }],
  },
  'file that is absent': {
    texts: { 'i18n/nl/alone.json': '{\n  "a": "Eenzaam",\n  "b": "Alleen"\n}\n' },
    expected: [{ key: '', codes: ['message/missing-file'], file: 'i18n/nl/alone.json', line: 1, from: 1, to: 1 }],
  },
  'broken JSON': {
    texts: pair(
      'broken',
      '{\n  "yes": "Ja hoor",\n  "no": "Nee hoor",\n  "late": "Te laat"\n}\n',
      '{\n  "yes": "Yes indeed",\n  "no": "No indeed"\n  "late": "Too late"\n}\n',
    ),
    expected: [{ key: '', codes: ['json/syntax'], file: 'i18n/en/broken.json', line: 4, from: 3, to: 8 }],
  },
} as const satisfies Record<string, FileSeed>;

/** Those of the core, and those that are harder. */
export const coreFiles = ['duplicate key', 'id with a slip', 'no text'] as const;
export const harderFiles = [
  'duplicate key, deep and the same',
  'group with a slip',
  'text against group',
  'file that is absent',
  'broken JSON',
] as const;
