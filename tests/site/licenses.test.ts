import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fontFamilies } from '#cli/assets/fonts/families.ts';
import { licensesPath, licensesTxt } from '#src/ssg/site-files/licenses-txt.ts';

const dist = join(import.meta.dirname, '../../dist/public');
const licenses = readFileSync(join(dist, licensesPath), 'utf8');

test('visitors get the licences of the code, fonts and icons that they get', () => {
  for (const name of ['react', 'react-dom', 'scheduler', 'react-intl', '@formatjs/intl', 'valibot'])
    expect(licenses).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(`, 'm'));
  for (const name of [...fontFamilies.map(({ source }) => source), 'lucide'])
    expect(licenses).toMatch(new RegExp(`^${name}$`, 'm'));
  expect(licenses.match(/SIL OPEN FONT LICENSE Version/g)?.length).toBeGreaterThan(0);
  expect(licenses).toContain('ISC License');
});

test('code of others says where its licence is', () => {
  const noted = readdirSync(join(dist, 'assets')).filter((file) =>
    readFileSync(join(dist, 'assets', file), 'utf8').startsWith(`/*! ${licensesPath} */`),
  );
  expect(noted.some((file) => file.startsWith('react-'))).toBe(true);
  expect(noted.some((file) => file.startsWith('index-'))).toBe(false);
  expect(readFileSync(join(dist, 'robots.txt'), 'utf8')).toContain(licensesPath);
});

test('a licence without its words stops the build; the same words stand there once', () => {
  expect(() => licensesTxt([{ name: 'a', identifier: 'MIT' }])).toThrow(/no licence came with a: put its text/);
  const text = licensesTxt([
    { name: 'a', version: '1.0.0', identifier: 'MIT', text: 'Free.' },
    { name: 'b', text: 'Free.\r\n' },
    { name: 'c', text: 'Mine.' },
  ]);
  expect(text.startsWith('a 1.0.0 (MIT)\nb\n\nFree.\n')).toBe(true);
  expect(text.match(/Free/g)).toHaveLength(1);
  expect(text).toContain('c\n\nMine.\n');
});
