import { expect, test } from 'vitest';
import { siteFolderOf } from './site-folder.ts';

test('keeps the settings that were there, and changes nothing the second time', () => {
  const folder = siteFolderOf({
    'i18n/nl/a.json': '{ "x": "Ja" }',
    'i18n/en/a.json': '{ "x": "Yes" }',
    '.vscode/settings.json':
      '{\n  // mine\n  "editor.tabSize": 2,\n  "yaml.schemas": { "./own.json": "own/*.yaml" }\n}\n',
  });
  expect(folder.run('assets', 'schemas').status).toBe(0);
  const settings = folder.read('.vscode/settings.json');
  expect(settings).toMatch(/\/\/ mine\n {2}"editor\.tabSize": 2,/);
  expect(settings).toContain('"./own.json": "own/*.yaml"');
  expect(settings).toContain('"./.vscode/schemas/services.json": "content/services/*.yaml"');
  expect(JSON.parse(folder.read('.vscode/schemas/services.json'))).toMatchObject({
    type: 'object',
    additionalProperties: false,
    required: expect.arrayContaining(['id', 'slug', 'category']),
  });
  expect(folder.run('assets', 'schemas').stdout).toContain('nothing had to change');
  expect(folder.read('.vscode/settings.json')).toBe(settings);
});
