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
  message({ locale, key, text }, { report }) {
    if (text === 'Hm') report({ locale, key }, { got: text });
  },
  project({ project, report }) {
    for (const { locale, messages } of project.catalogues) report({ locale, key: 'title' }, { got: messages.get('title') });
  },
});
const texts = { summary: '', why: '', sentence: '{got}', advice: '' };
const plugin = { name: 'house', rules: [slow], texts: { en: { [slow.code]: texts }, nl: { [slow.code]: texts } } };
export default defineConfig({ messages: '{locale}.json', source: 'nl', locales: ['nl', 'en'], plugins: [plugin] });
`;

/** A project with the plugin, and what has been reported in it. */
async function opened(nl: string, en: string) {
  const root = folderOf({ 'content-lint.config.ts': config, 'nl.json': nl, 'en.json': en });
  const workspace = await workspaceOpener({}, { ...process, cwd: () => root })(root);
  const reported = () => workspace.reports.map(({ code, args }) => `${code} ${args.got ?? ''}`.trim()).sort();
  return { workspace, reported };
}

test('a keystroke waits for messages and code, and leaves what plugins say of the whole project to the next check', async () => {
  const { workspace, reported } = await opened('{ "title": "Dag {name}" }', '{ "title": "Hello {name}" }');
  await workspace.check();
  expect(reported()).toEqual(['house/texts Dag {name}', 'house/texts Hello {name}']);

  workspace.edit('en.json', '{ "title": "Hello {nmae}" }');
  workspace.checkQuickly();
  expect(reported()).toEqual([
    expect.stringMatching(/^argument\/renamed/),
    'house/texts Dag {name}',
    'house/texts Hello {name}',
  ]);
  await workspace.check();
  expect(reported()).toEqual([
    expect.stringMatching(/^argument\/renamed/),
    'house/texts Dag {name}',
    'house/texts Hello {nmae}',
  ]);

  const check = workspace.check();
  workspace.edit('en.json', '{ "title": "Hello {name}" }');
  workspace.checkQuickly();
  await check;
  expect(reported(), 'a check of an older text says nothing').toEqual([
    'house/texts Dag {name}',
    'house/texts Hello {nmae}',
  ]);
});

test('a keystroke checks a message again with a rule of a plugin that also checks the whole project', async () => {
  const { workspace, reported } = await opened(
    '{ "title": "Dag", "more": "Meer" }',
    '{ "title": "Hello", "more": "Hm" }',
  );
  await workspace.check();
  expect(reported()).toEqual(['house/texts Dag', 'house/texts Hello', 'house/texts Hm']);
  workspace.edit('en.json', '{ "title": "Hello", "more": "More" }');
  workspace.checkQuickly();
  expect(reported()).toEqual(['house/texts Dag', 'house/texts Hello']);
  workspace.edit('en.json', '{ "title": "Hello", "more": "Hm" }');
  workspace.checkQuickly();
  expect(reported()).toEqual(['house/texts Dag', 'house/texts Hello', 'house/texts Hm']);
});
