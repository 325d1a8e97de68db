import { join } from 'node:path';
import { expect, test } from 'vitest';
import { workspaceOpener } from '#cli/content-lint/lsp/workspace.ts';
import { folderOf } from './temporary-folder.ts';

const api = join(import.meta.dirname, '../../../cli/content-lint/api.ts');
const config = `import { defineConfig, defineRule } from ${JSON.stringify(api)};
const slow = defineRule({
  code: 'house/texts',
  severity: 'warning',
  examples: { bad: { nl: 'A', en: 'A' }, good: { nl: 'A', en: 'A' } },
  project({ project, report }) {
    for (const { locale, messages } of project.catalogues) report({ locale, key: 'title' }, { got: messages.get('title') });
  },
});
const texts = { summary: '', why: '', sentence: '{got}', advice: '' };
const plugin = { name: 'house', rules: [slow], texts: { en: { [slow.code]: texts }, nl: { [slow.code]: texts } } };
export default defineConfig({ messages: '{locale}.json', source: 'nl', locales: ['nl', 'en'], plugins: [plugin] });
`;

test('a keystroke waits for messages and code, and leaves what plugins say of the whole project to the next check', async () => {
  const root = folderOf({
    'content-lint.config.ts': config,
    'nl.json': '{ "title": "Dag {name}" }',
    'en.json': '{ "title": "Hello {name}" }',
  });
  const workspace = await workspaceOpener({}, { ...process, cwd: () => root })(root);
  const found = () => workspace.reports.map(({ code, args }) => `${code} ${args.got ?? ''}`.trim()).sort();
  await workspace.check();
  expect(found()).toEqual(['house/texts Dag {name}', 'house/texts Hello {name}']);

  workspace.edit('en.json', '{ "title": "Hello {nmae}" }');
  workspace.checkQuickly();
  expect(found()).toEqual([
    expect.stringMatching(/^argument\/renamed/),
    'house/texts Dag {name}',
    'house/texts Hello {name}',
  ]);
  await workspace.check();
  expect(found()).toEqual([
    expect.stringMatching(/^argument\/renamed/),
    'house/texts Dag {name}',
    'house/texts Hello {nmae}',
  ]);

  const check = workspace.check();
  workspace.edit('en.json', '{ "title": "Hello {name}" }');
  workspace.checkQuickly();
  await check;
  expect(found(), 'a check of an older text says nothing').toEqual([
    'house/texts Dag {name}',
    'house/texts Hello {nmae}',
  ]);
});
