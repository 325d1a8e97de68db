import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type CodeAction,
  CodeActionRequest,
  type CompletionItem,
  CompletionRequest,
  type InlayHint,
  InlayHintRequest,
  type WorkspaceEdit,
} from 'vscode-languageserver-protocol/node';
import { textHash } from '#cli/content-lint/core/project/text-hash.ts';
import { textsWithClosedString } from '#cli/content-lint/lsp/closed-string.ts';
import { cursorIn, editorOn } from './editor.ts';
import { folderOf, write } from './temporary-folder.ts';

const config = (locales: string) =>
  `export default { messages: 'i18n/{locale}.json', source: 'nl', locales: [${locales}], complete: ['*'] };\n`;
const right = config("'nl', 'en'");
const shop = {
  'content-lint.config.ts': right,
  'i18n/nl.json': '{\n  "cart": {\n    "title": "Uw mand",\n    "total": "Samen {sum}"\n  }\n}\n',
  'i18n/en.json': '{\n  "cart": {\n    "title": "Your basket",\n    "total": "Total {sum}"\n  }\n}\n',
  'src/cart.ts': "intl.formatMessage({ id: 'cart.title' });\nintl.formatMessage({ id: 'cart.total' }, { sum });\n",
};
const site = {
  'content-lint.config.ts': config("'nl', 'de'"),
  'i18n/nl.json': '{ "hello": "Dag" }',
  'i18n/de.json': '{ "hello": "" }',
};
const below = (path: string, files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`${path}/${name}`, text]));

let root: string;
let editor: Awaited<ReturnType<typeof editorOn>>;

beforeAll(async () => {
  root = join(folderOf({}), 'a (b) é');
  mkdirSync(root);
  write(root, { ...below('shop', shop), ...below('apps/site', site) });
  // As VS Code writes addresses.
  editor = await editorOn(root, (path) => `file://${encodeURI(join(root, path)).replace(/[()]/g, escape)}`);
});

const shows = (path: string) => expect.poll(() => editor.codes(path), { timeout: 10_000, interval: 5 });

test('every project below the folder has its nearest configuration', async () => {
  await shows('apps/site/i18n/de.json').toEqual(['message/empty']);
  await editor.edit('shop/i18n/en.json', shop['i18n/en.json'].replace('{sum}', '{smu}'));
  await shows('shop/i18n/en.json').toEqual(['argument/renamed']);
  await editor.edit('shop/i18n/en.json', shop['i18n/en.json']);
  await shows('shop/i18n/en.json').toEqual([]);
});

test.each([
  ['an option that is misspelt', right.replace('source', 'soucre'), 1, /soucre.*source/],
  ['a rule that does not exist', right.replace(' }', ", rules: {\n  'text/brnad': 'off',\n} }"), 2, /text\/brand/],
  ['a text without its end', right.replace("'nl'", "'nl"), 1, /./],
])('%s is shown in the configuration, and goes when it is mended', async (_, wrong, line, message) => {
  const path = 'shop/content-lint.config.ts';
  const shown = () => editor.diagnostics(path).map(({ range }) => range.start.line + 1);
  write(root, { [path]: wrong });
  await editor.saved(path);
  await expect.poll(shown, { timeout: 10_000, interval: 5 }).toEqual([line]);
  expect(editor.diagnostics(path)[0]?.message).toMatch(message);
  write(root, { [path]: right });
  await editor.saved(path);
  await expect.poll(shown, { timeout: 10_000, interval: 5 }).toEqual([]);
  await editor.edit('shop/i18n/en.json', shop['i18n/en.json'].replace('{sum}', '{smu}'));
  await shows('shop/i18n/en.json').toEqual(['argument/renamed']);
  await editor.edit('shop/i18n/en.json', shop['i18n/en.json']);
  await shows('shop/i18n/en.json').toEqual([]);
});

test('an option that has changed counts at once', async () => {
  const path = 'shop/content-lint.config.ts';
  write(root, { [path]: right.replace(' }', ", rules: { 'code/unused-id': 'off' } }") });
  await editor.edit('shop/src/cart.ts', '');
  await editor.saved(path);
  await shows('shop/i18n/nl.json').toEqual([]);
  write(root, { [path]: right });
  await editor.saved(path);
  await editor.edit('shop/src/cart.ts', shop['src/cart.ts']);
  await shows('shop/i18n/nl.json').toEqual([]);
});

/** The actions about the only finding of a file, by their titles. */
async function actionsIn(path: string): Promise<Map<string, CodeAction>> {
  const range = editor.diagnostics(path)[0]?.range;
  if (!range) throw new Error(`nothing is shown in ${path}`);
  const actions = await editor.connection.sendRequest(CodeActionRequest.type, {
    textDocument: { uri: editor.uriOf(path) },
    range,
    context: { diagnostics: [] },
  });
  return new Map((actions as CodeAction[]).map((action) => [action.title, action]));
}

/** What an edit inserts, by path. */
function inserted(edit: WorkspaceEdit | undefined): Record<string, string> {
  const beginning = `${editor.uriOf('')}`;
  const changes = Object.entries(edit?.changes ?? {}).map(([uri, edits]) => [uri, edits] as const);
  const made = (edit?.documentChanges ?? []).flatMap((change) =>
    'edits' in change ? [[change.textDocument.uri, change.edits] as const] : [],
  );
  return Object.fromEntries(
    [...changes, ...made].map(([uri, edits]) => [
      decodeURI(uri).slice(decodeURI(beginning).length).replace(/^\//, ''),
      edits.map((change) => ('newText' in change ? change.newText : '')).join(''),
    ]),
  );
}

describe('about an id that no catalogue has', () => {
  test('the near one is offered, and every finding may be allowed', async () => {
    await editor.edit('shop/src/cart.ts', shop['src/cart.ts'].replace('cart.title', 'cart.titel'));
    await shows('shop/src/cart.ts').toEqual(['code/undefined-id']);
    const actions = await actionsIn('shop/src/cart.ts');
    expect(inserted(actions.get('Replace with `cart.title`')?.edit)).toEqual({ 'shop/src/cart.ts': 'le' });
    const allowed = [...actions.keys()].find((title) => title.startsWith('Allow'));
    const edit = actions.get(allowed ?? '')?.edit;
    expect(edit?.documentChanges?.[0]).toMatchObject({ kind: 'create' });
    expect(inserted(edit)).toEqual({
      'shop/i18n/exceptions.yaml': '- rule: code/undefined-id\n  key: cart.titel\n  reason: ""\n',
    });
    await editor.edit('shop/src/cart.ts', shop['src/cart.ts']);
    await shows('shop/src/cart.ts').toEqual([]);
  });

  test('it can be added to every locale, with the text that the code has', async () => {
    const code = "intl.formatMessage({ id: 'cart.empty', defaultMessage: 'Nog leeg' });\n";
    await editor.edit('shop/src/cart.ts', `${shop['src/cart.ts']}${code}`);
    await shows('shop/src/cart.ts').toEqual(['code/undefined-id']);
    const actions = await actionsIn('shop/src/cart.ts');
    expect(inserted(actions.get('Add `cart.empty` to nl, en')?.edit)).toEqual({
      'shop/i18n/nl.json': ',\n    "empty": "Nog leeg"',
      'shop/i18n/en.json': ',\n    "empty": ""',
    });
    await editor.edit('shop/src/cart.ts', shop['src/cart.ts']);
    await shows('shop/src/cart.ts').toEqual([]);
  });
});

test('a stale translation can be accepted', async () => {
  const path = 'shop/i18n/en.json';
  const lock = { en: { 'cart.title': `${textHash('Uw tas')} ${textHash('Your basket')}` } };
  write(root, { 'shop/i18n/source.lock.json': JSON.stringify(lock) });
  await editor.saved('shop/content-lint.config.ts');
  await shows(path).toEqual(['message/stale']);
  const actions = await actionsIn(path);
  const title = [...actions.keys()].find((name) => name.startsWith('Accept'));
  expect(Object.keys(inserted(actions.get(title ?? '')?.edit))).toEqual(['shop/i18n/source.lock.json']);
  rmSync(join(root, 'shop/i18n/source.lock.json'));
  await editor.saved('shop/content-lint.config.ts');
  await shows(path).toEqual([]);
});

test('behind an id stands the text of the source', async () => {
  await editor.edit('shop/src/cart.ts', shop['src/cart.ts']);
  const hints = (await editor.connection.sendRequest(InlayHintRequest.type, {
    textDocument: { uri: editor.uriOf('shop/src/cart.ts') },
    range: { start: { line: 0, character: 0 }, end: { line: 0, character: 99 } },
  })) as InlayHint[];
  expect(hints.map(({ label, position }) => [label, position])).toEqual([['Uw mand', { line: 0, character: 37 }]]);
});

test('behind an id a long text is cut between two characters', async () => {
  await editor.edit('shop/src/cart.ts', "intl.formatMessage({ id: 'cart.title' });\n");
  await editor.edit('shop/i18n/nl.json', `{ "cart": { "title": "${'👋'.repeat(50)}" } }`);
  const request = {
    textDocument: { uri: editor.uriOf('shop/src/cart.ts') },
    range: { start: { line: 0, character: 0 }, end: { line: 0, character: 99 } },
  };
  const hints = (await editor.connection.sendRequest(InlayHintRequest.type, request)) as InlayHint[];
  expect(hints.map(({ label }) => label)).toEqual([`${'👋'.repeat(39)}…`]);
  await editor.edit('shop/i18n/nl.json', shop['i18n/nl.json']);
});

test.each([
  ["intl.formatMessage({ id: 'cart.|\nconst a = 1;\n", ['cart.title', 'cart.total']],
  ["intl.formatMessage({ id: '|\n", ['cart.title', 'cart.total']],
  ["const t = useTranslations('cart');\nconst a = [t('|\n", ['title', 'total']],
  ["const t = useTranslations('cart');\nt('|)\n", ['title', 'total']],
  ["const a = '|\n", []],
])('ids are completed in a string without its end: %j', async (marked, labels) => {
  const { text, position } = cursorIn(marked);
  await editor.edit('shop/src/cart.ts', text);
  const items = (await editor.connection.sendRequest(CompletionRequest.type, {
    textDocument: { uri: editor.uriOf('shop/src/cart.ts') },
    position,
  })) as CompletionItem[];
  expect(items.map(({ label }) => label)).toEqual(labels);
});

test.each(["t('a')", 't("home.title"', "const x = 'all done';", "<p>don't"])(
  'a string that has an end is not closed again: %j',
  (text) => {
    expect(textsWithClosedString(text, text.length)).toEqual([]);
  },
);

test.each(["t('a', 'b", "<p>The users' {t('b", '<X id="a" b={t("b'])(
  'a string behind another is closed: %j',
  (text) => {
    expect(textsWithClosedString(text, text.length)).not.toEqual([]);
  },
);

test('the element around a string is closed too, past the arrow of a function', () => {
  const text = "<B onClick={() => alert(t('b";
  expect(textsWithClosedString(text, text.length)).toContain(`${text}'))} />`);
});
