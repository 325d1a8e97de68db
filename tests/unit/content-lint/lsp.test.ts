import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import {
  type CodeAction,
  CodeActionRequest,
  type CompletionItem,
  CompletionRequest,
  DefinitionRequest,
  HoverRequest,
  type Location,
  PrepareRenameRequest,
  type Range,
  ReferencesRequest,
  RenameRequest,
} from 'vscode-languageserver-protocol/node';
import { cursorIn, editorOn } from './editor.ts';
import { folderOf } from './temporary-folder.ts';

const files = {
  'content-lint.config.ts': "export default { messages: 'i18n/{locale}.json', source: 'nl', locales: ['nl', 'en'] };\n",
  'i18n/nl.json': '{\n  "home": {\n    "title": "Dag {name}",\n    "text": "Welkom bij ons"\n  }\n}\n',
  'i18n/en.json': '{\n  "home": {\n    "title": "Hello {name}",\n    "text": "A warm welcome"\n  }\n}\n',
  'src/page.ts': "intl.formatMessage({ id: 'home.title' }, { name });\nintl.formatMessage({ id: 'home.text' });\n",
};

let root: string;
let editor: Awaited<ReturnType<typeof editorOn>>;

beforeAll(async () => {
  root = folderOf(files);
  editor = await editorOn(root);
});

const shows = (path: string) => expect.poll(() => editor.codes(path), { timeout: 10_000, interval: 5 });

/** Puts a text with a cursor into the editor; what to ask about that place. */
async function at(path: string, marked: string) {
  const { text, position } = cursorIn(marked);
  await editor.edit(path, text);
  return { textDocument: { uri: editor.uriOf(path) }, position };
}

const lines = (found: Location[]) =>
  found.map(
    ({ uri, range }) =>
      `${uri.slice(editor.uriOf('').length + 1)}:${range.start.line + 1}:${range.start.character + 1}`,
  );

test('findings come and go while somebody types, in catalogues and in code, and nothing is written', async () => {
  await editor.edit('i18n/en.json', files['i18n/en.json'].replace('{name}', '{nmae}'));
  await shows('i18n/en.json').toEqual(['argument/renamed']);
  await editor.edit('i18n/en.json', files['i18n/en.json'].replace('"Hello', 'Hello'));
  await shows('i18n/en.json').toContain('json/syntax');
  await editor.edit('i18n/en.json', files['i18n/en.json']);
  await shows('i18n/en.json').toEqual([]);
  await editor.edit('src/page.ts', files['src/page.ts'].replace('home.title', 'home.titel'));
  await shows('src/page.ts').toEqual(['code/undefined-id']);
  await editor.edit('src/page.ts', files['src/page.ts']);
  await shows('src/page.ts').toEqual([]);
  expect(readFileSync(join(root, 'i18n/en.json'), 'utf8')).toBe(files['i18n/en.json']);
});

test('a finding that can be fixed has a fix', async () => {
  await editor.edit('i18n/en.json', files['i18n/en.json'].replace('{name}', '{nmae}'));
  await shows('i18n/en.json').toEqual(['argument/renamed']);
  const [finding] = editor.diagnostics('i18n/en.json');
  const range = finding?.range ?? { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
  const textDocument = { uri: editor.uriOf('i18n/en.json') };
  const actions = await editor.connection.sendRequest(CodeActionRequest.type, {
    textDocument,
    range,
    context: { diagnostics: [] },
  });
  const [action] = actions as CodeAction[];
  expect(action?.title).toContain('Use the name of the source');
  // The shortest edit that makes `nmae` of `name`.
  const [edit] = action?.edit?.changes?.[textDocument.uri] ?? [];
  expect(edit?.newText.length).toBeLessThan(5);
  expect(edit?.range.start.line).toBe(2);
  await editor.edit('i18n/en.json', files['i18n/en.json']);
  await shows('i18n/en.json').toEqual([]);
});

test.each([
  ["{ id: 'Dont go' }", "{ id: 'Don\\'t go' }"],
  ['{ id: "Dont go" }', '{ id: "Don\'t go" }'],
])('the right id is offered with its quote escaped: %s', async (wrong, right) => {
  const catalogue = (text: string) => JSON.stringify({ "Don't go": text });
  const [before, after] = [`intl.formatMessage(${wrong});\n`, `intl.formatMessage(${right});\n`];
  const own = await editorOn(
    folderOf({ ...files, 'i18n/nl.json': catalogue('Ga niet'), 'i18n/en.json': catalogue('Stay') }),
  );
  await own.edit('src/page.ts', before);
  await expect.poll(() => own.codes('src/page.ts'), { timeout: 10_000 }).toEqual(['code/undefined-id']);
  const range = own.diagnostics('src/page.ts')[0]?.range as Range;
  const textDocument = { uri: own.uriOf('src/page.ts') };
  const request = { textDocument, range, context: { diagnostics: [] } };
  const actions = (await own.connection.sendRequest(CodeActionRequest.type, request)) as CodeAction[];
  const action = actions.find(({ title }) => title === "Replace with `Don't go`");
  const [edit] = action?.edit?.changes?.[textDocument.uri] ?? [];
  const [start, end] = [edit?.range.start.character, edit?.range.end.character];
  expect(`${before.slice(0, start)}${edit?.newText}${before.slice(end)}`).toBe(after);
});

test('hover shows the texts of the other locales and the arguments', async () => {
  const inCode = await editor.connection.sendRequest(
    HoverRequest.type,
    await at('src/page.ts', files['src/page.ts'].replace('home.title', 'home.ti|tle')),
  );
  expect(inCode?.contents).toMatchObject({
    value: expect.stringMatching(/Dag \{name\}[\s\S]*Hello \{name\}[\s\S]*`\{name\}`/),
  });
  const inCatalogue = await editor.connection.sendRequest(
    HoverRequest.type,
    await at('i18n/en.json', files['i18n/en.json'].replace('Hello', 'He|llo')),
  );
  expect(inCatalogue?.contents).toMatchObject({ value: expect.stringContaining('Dag {name}') });
  expect(inCatalogue?.contents).not.toMatchObject({ value: expect.stringContaining('Hello') });
});

test('definitions lead from code to the texts and back, and references to both', async () => {
  const code = await at('src/page.ts', files['src/page.ts'].replace('home.text', 'home|.text'));
  const texts = (await editor.connection.sendRequest(DefinitionRequest.type, code)) as Location[];
  expect(lines(texts)).toEqual(['i18n/nl.json:4:5', 'i18n/en.json:4:5']);
  const message = await at('i18n/nl.json', files['i18n/nl.json'].replace('"text"', '"te|xt"'));
  expect(lines((await editor.connection.sendRequest(DefinitionRequest.type, message)) as Location[])).toEqual([
    'src/page.ts:2:26',
  ]);
  const all = await editor.connection.sendRequest(ReferencesRequest.type, {
    ...message,
    context: { includeDeclaration: true },
  });
  expect(lines(all ?? [])).toEqual(['src/page.ts:2:26', 'i18n/nl.json:4:5', 'i18n/en.json:4:5']);
});

test('ids are completed in code, names of arguments in code and in messages', async () => {
  const labels = async (path: string, marked: string) =>
    ((await editor.connection.sendRequest(CompletionRequest.type, await at(path, marked))) as CompletionItem[]).map(
      ({ label }) => label,
    );
  expect(await labels('src/page.ts', "intl.formatMessage({ id: '|' });\n")).toEqual(['home.title', 'home.text']);
  expect(await labels('src/page.ts', "const t = useTranslations('home');\nt('ti|');\n")).toEqual(['title', 'text']);
  expect(await labels('src/page.ts', "intl.formatMessage({ id: 'home.title' }, { na| });\n")).toEqual(['name']);
  expect(await labels('i18n/en.json', files['i18n/en.json'].replace('Hello {name}', 'Hello {|'))).toEqual(['name']);
  await editor.edit('i18n/en.json', files['i18n/en.json']);
  await editor.edit('src/page.ts', files['src/page.ts']);
});

test('rename gives every locale and the code the new id, and refuses one that is taken', async () => {
  const place = await at('src/page.ts', files['src/page.ts'].replace('home.text', 'home|.text'));
  expect(await editor.connection.sendRequest(PrepareRenameRequest.type, place)).toMatchObject({
    placeholder: 'home.text',
  });
  const edit = await editor.connection.sendRequest(RenameRequest.type, { ...place, newName: 'home.intro' });
  expect(
    Object.keys(edit?.changes ?? {})
      .map((uri) => uri.slice(editor.uriOf('').length + 1))
      .sort(),
  ).toEqual(['i18n/en.json', 'i18n/nl.json', 'src/page.ts']);
  await expect(editor.connection.sendRequest(RenameRequest.type, { ...place, newName: 'home.title' })).rejects.toThrow(
    'taken',
  );
});

test('rename gives an exception the new id', async () => {
  const exception = '- { rule: text/length, key: home.text, reason: A short one is meant. }\n';
  const folder = folderOf({ ...files, 'i18n/exceptions.yaml': exception });
  const { edit, connection, uriOf } = await editorOn(folder);
  const { text, position } = cursorIn(files['src/page.ts'].replace('home.text', 'home|.text'));
  await edit('src/page.ts', text);
  const place = { textDocument: { uri: uriOf('src/page.ts') }, position };
  const { changes } = (await connection.sendRequest(RenameRequest.type, { ...place, newName: 'home.intro' })) ?? {};
  const start = { line: 0, character: exception.indexOf('text, reason') };
  expect(changes?.[uriOf('i18n/exceptions.yaml')]).toMatchObject([{ newText: 'intro', range: { start } }]);
});

test('rename is refused where code that cannot be parsed may ask for the message', async () => {
  const folder = folderOf({ ...files, 'src/broken.ts': "t('home.text'); const x = = ;\n" });
  const { edit, connection, uriOf } = await editorOn(folder);
  const { text, position } = cursorIn(files['src/page.ts'].replace('home.text', 'home|.text'));
  await edit('src/page.ts', text);
  const place = { textDocument: { uri: uriOf('src/page.ts') }, position };
  await expect(connection.sendRequest(RenameRequest.type, { ...place, newName: 'home.intro' })).rejects.toThrow(
    'src/broken.ts',
  );
});

test('rename takes a message into a group that has its old name', async () => {
  const place = await at('src/page.ts', files['src/page.ts'].replace('home.text', 'home|.text'));
  const edit = await editor.connection.sendRequest(RenameRequest.type, { ...place, newName: 'home.text.long' });
  expect(Object.keys(edit?.changes ?? {})).toHaveLength(3);
});
