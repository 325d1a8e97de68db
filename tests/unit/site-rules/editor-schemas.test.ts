import { type ParseError, parse } from 'jsonc-parser';
import { expect, test } from 'vitest';
import { writeEditorSchemas } from '#cli/refresh/write-editor-schemas.ts';
import { projectFolder } from '../content-lint/project-folder.ts';

test('keeps the settings that were there, and changes nothing the second time', () => {
  const folder = projectFolder({
    'i18n/nl/a.json': '{ "x": "Ja" }',
    'i18n/en/a.json': '{ "x": "Yes" }',
    '.vscode/settings.json':
      '{\n  // mine\n  "editor.tabSize": 2,\n  "yaml.schemas": { "./own.json": "own/*.yaml" }\n}\n',
  });
  expect(writeEditorSchemas(folder.root)).toContain('.vscode/settings.json');
  const settings = folder.read('.vscode/settings.json');
  expect(settings).toMatch(/\/\/ mine\n {2}"editor\.tabSize": 2,/);
  expect(settings).toContain('"./own.json": "own/*.yaml"');
  expect(settings).toContain('"./.vscode/schemas/services.json": "content/services/*.yaml"');
  expect(JSON.parse(folder.read('.vscode/schemas/services.json'))).toMatchObject({
    type: 'object',
    additionalProperties: false,
    required: expect.arrayContaining(['id', 'slug', 'category']),
  });
  expect(writeEditorSchemas(folder.root)).toEqual([]);
  expect(folder.read('.vscode/settings.json')).toBe(settings);
});

test.each(['', '// mine', '{}'])('settings without a setting become valid ones: %j', (text) => {
  const folder = projectFolder({
    'i18n/nl/a.json': '{ "x": "Ja" }',
    'i18n/en/a.json': '{ "x": "Yes" }',
    '.vscode/settings.json': text,
  });
  writeEditorSchemas(folder.root);
  const errors: ParseError[] = [];
  const settings = parse(folder.read('.vscode/settings.json'), errors);
  expect(errors).toEqual([]);
  expect(Object.keys(settings)).toEqual(['json.schemas', 'yaml.schemas']);
  expect(writeEditorSchemas(folder.root)).toEqual([]);
});

test.each([
  '{\n  "a": 1 // note\n}',
  '{\n  "a": 1, // one, two\n}',
  '{\n  "a": 1 /* x, y */\n}',
  '{\n  "a": 1, /* x */\n}',
])('settings with a comment behind the last one stay valid: %j', (text) => {
  const files = { 'i18n/nl/a.json': '{ "x": "Ja" }', 'i18n/en/a.json': '{ "x": "Yes" }' };
  const folder = projectFolder({ ...files, '.vscode/settings.json': text });
  writeEditorSchemas(folder.root);
  const errors: ParseError[] = [];
  const settings = parse(folder.read('.vscode/settings.json'), errors);
  expect(errors).toEqual([]);
  expect(Object.keys(settings)).toEqual(['a', 'json.schemas', 'yaml.schemas']);
});
