import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A checker of messages, and how it is called on a folder with `locales/nl.json` and `locales/en.json`. */
export interface LintTool {
  name: string;
  command(folder: string): string[];
}

const here = join(import.meta.dirname, 'tools');

/** Each with every check that it has for a pair of catalogues; ours with all of its rules, compiled as others install it. */
export const lintTools: readonly LintTool[] = [
  {
    name: 'content-lint',
    command: (folder) => [
      join(import.meta.dirname, '../../cli/content-lint/dist/bin.js'),
      ...[
        'check',
        '--root',
        folder,
        '--messages',
        'locales/{locale}.json',
        '--source',
        'nl',
        '--locales',
        'nl,en',
        '--complete',
        '*',
        '--rules',
        '*=on',
        '--format',
        'json',
      ],
    ],
  },
  {
    name: named('@formatjs/cli'),
    command: () => [
      ...[script('@formatjs/cli', 'bin/formatjs'), 'verify', '--source-locale', 'nl'],
      ...['--missing-keys', '--extra-keys', '--structural-equality', 'locales/nl.json', 'locales/en.json'],
    ],
  },
  {
    name: named('@lingual/i18n-check'),
    command: () => [
      ...[script('@lingual/i18n-check', 'dist/bin/index.js'), '-l', 'locales', '-s', 'nl', '-f', 'react-intl'],
      ...['-e', 'locales/terms.yaml'],
    ],
  },
  {
    name: named('messageformat-validator'),
    command: () => [script('messageformat-validator', 'bin/cli.js'), '-s', 'nl', '-l', 'nl,en', '-p', 'locales/'],
  },
  {
    name: named('eslint-plugin-i18n-json'),
    command: (folder) => [
      ...[script('eslint', 'bin/eslint.js'), '--no-eslintrc', '-c', eslintConfiguration(folder)],
      ...['--resolve-plugins-relative-to', here, '--ext', '.json', 'locales'],
    ],
  },
];

/** Whether the other tools are installed. */
export function haveTools(): boolean {
  return existsSync(join(here, 'node_modules/messageformat-validator'));
}

function named(name: string): string {
  const { dependencies } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));
  return `${name} ${dependencies[name]}`;
}

function script(name: string, path: string): string {
  return join(here, 'node_modules', name, path);
}

function eslintConfiguration(folder: string): string {
  const source = { filePath: join(folder, 'locales/nl.json') };
  const rules = {
    'i18n-json/valid-json': 2,
    'i18n-json/valid-message-syntax': [2, { syntax: 'icu' }],
    'i18n-json/identical-keys': [2, source],
    'i18n-json/identical-placeholders': [2, source],
  };
  const path = join(folder, 'eslintrc.json');
  writeFileSync(path, JSON.stringify({ root: true, plugins: ['i18n-json'], rules }));
  return path;
}
