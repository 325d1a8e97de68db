import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { identityPath } from '#cli/desk/desk-api.ts';
import { readSetting } from '#cli/desk/panel/setting-values.ts';
import { settingsOf } from '#cli/desk/project/settings-view.ts';
import en from '#cli/desk/texts/settings.en.json' with { type: 'json' };
import nl from '#cli/desk/texts/settings.nl.json' with { type: 'json' };

test('every value of the agency that has a name at the desk is in its record, and the names are in both languages', () => {
  const settings = settingsOf(parse(readFileSync(identityPath, 'utf8')));
  const names = new Set(settings.map(({ name }) => name));
  expect(Object.keys(nl).filter((name) => !names.has(name))).toEqual([]);
  expect(Object.keys(en)).toEqual(Object.keys(nl));
  expect(settings.find(({ name }) => name === 'social.facebook.url')?.pathInFile).toEqual(['social', '2', 'url']);
  expect(settings.find(({ name }) => name === 'openingDays')?.value).toContain('Mo');
});

test('a list item without a value is no setting', () => {
  expect(settingsOf({ team: [null, { role: 'design', name: 'Bo' }] })).toEqual([
    { name: 'team.design.role', pathInFile: ['team', '1', 'role'], value: 'design' },
    { name: 'team.design.name', pathInFile: ['team', '1', 'name'], value: 'Bo' },
  ]);
});

test.each([
  ['phone', '0515 12 34 56', '+31515123456'],
  ['phone', '+31 (0)515-123456', '+31515123456'],
  ['phone', '0031515123456', '+31515123456'],
  ['phone', '(0)20 123 4567', '+31201234567'],
  ['phone', '+31 0515 12 34 56', '+31515123456'],
  ['phone', '+32 (0)2 123 45 67', '+3221234567'],
  ['whatsapp', '06 12345678', '31612345678'],
  ['address.postalCode', '8601ab', '8601 AB'],
  ['kvk', '7361 8294', '73618294'],
  ['btw', 'nl8591.74.326.b01', 'NL859174326B01'],
  ['baseUrl', 'https://windas.nl/', 'https://windas.nl'],
  ['baseUrl', 'windas.nl', 'https://windas.nl'],
  ['social.instagram.url', 'instagram.com/windas', 'https://instagram.com/windas'],
  ['email', ' info@windas.nl', 'info@windas.nl'],
])('%s typed as %s is %s', (name, typed, value) => {
  expect(readSetting(name, typed, '')).toBe(value);
});

test.each(['phone', 'whatsapp', 'address.latitude', 'baseUrl', 'social.instagram.url'])(
  '%s with nothing typed is empty',
  (name) => {
    expect(readSetting(name, ' ', name === 'address.latitude' ? 52 : '')).toBe('');
  },
);

test('a number stays a number, and what is none is left to the check', () => {
  expect(readSetting('address.latitude', '53,03', 52)).toBe(53.03);
  expect(readSetting('address.latitude', 'north', 52)).toBe('north');
});
