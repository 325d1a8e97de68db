// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these texts are code.
import { describe, expect, test } from 'vitest';
import { contentLint } from '../content-lint.ts';
import { filesOf, folderOf } from '../temporary-folder.ts';

const project = {
  'i18n/nl/home.json':
    '{\n  "hero": {\n    "title": "Welkom",\n    "text": "Fijn dat u er bent"\n  },\n  "more": "Lees verder"\n}\n',
  'i18n/en/home.json':
    '{\n  "hero": {\n    "title": "A warm welcome",\n    "text": "We are glad to see you"\n  },\n  "more": "Read further"\n}\n',
  'i18n/nl/nav.json': '{ "about": "Over ons" }\n',
  'i18n/en/nav.json': '{ "about": "About the team" }\n',
  'i18n/exceptions.yaml': '- { rule: text/length, key: home.more, reason: A short one is meant. }\n',
  'src/home.ts': [
    'const text = (id: string) => t.text(`home.${id}`);',
    "export const title = text('hero.title');",
    'export const hero = ["title", "text"].map((name) => t.text(`home.hero.${name}`));',
    "export const more = t.text('home.more');",
    "export const labels = { about: 'nav.about' }; // 'home.more' stays in a comment",
    '',
  ].join('\n'),
};

async function renamed(from: string, to: string, files: Record<string, string> = project) {
  const root = folderOf(files);
  const result = await contentLint(root, ['rename', from, to]);
  return { ...result, files: filesOf(root) };
}

describe('a message', () => {
  test('gets its new id in every language, in the code and among the exceptions', async () => {
    const { status, stdout, files } = await renamed('home.more', 'home.further');
    expect(status).toBe(0);
    expect(stdout).toContain('`home.more` is `home.further` now: 1 message, 4 files');
    expect(files['i18n/nl/home.json']).toBe(project['i18n/nl/home.json'].replace('"more"', '"further"'));
    expect(files['i18n/en/home.json']).toBe(project['i18n/en/home.json'].replace('"more"', '"further"'));
    expect(files['i18n/exceptions.yaml']).toContain('key: home.further,');
    expect(files['src/home.ts']).toBe(project['src/home.ts'].replace("t.text('home.more')", "t.text('home.further')"));
  });

  test('keeps its entry in the lock of translations, by which it becomes stale', async () => {
    const root = folderOf(project);
    const entries = (): Record<string, string> => JSON.parse(filesOf(root)['i18n/source.lock.json'] ?? '{}').en;
    expect((await contentLint(root, ['accept', '--all'])).status).toBe(0);
    const before = Object.entries(entries()).map(([id, entry]) => [id.replace('home.hero.', 'home.opening.'), entry]);
    expect((await contentLint(root, ['rename', 'home.hero', 'home.opening'])).status).toBe(0);
    expect(entries()).toEqual(Object.fromEntries(before));
  });

  test('moves to another file', async () => {
    const { status, files } = await renamed('home.more', 'nav.more');
    expect(status).toBe(0);
    expect(JSON.parse(files['i18n/nl/nav.json'] ?? '')).toEqual({ about: 'Over ons', more: 'Lees verder' });
    expect(JSON.parse(files['i18n/nl/home.json'] ?? '')).not.toHaveProperty('more');
    expect(files['src/home.ts']).toContain("t.text('nav.more')");
  });

  test('moves into another group, and the group that it leaves empty goes', async () => {
    const files = {
      'i18n/nl.json': '{ "a": { "b": "Ja" }, "c": { "d": "Nee" } }',
      'i18n/en.json': '{ "a": { "b": "Yes" }, "c": { "d": "No" } }',
    };
    const root = folderOf(files);
    expect((await contentLint(root, ['rename', 'a.b', 'c.b', '--messages', 'i18n/{locale}.json'])).status).toBe(0);
    expect(JSON.parse(filesOf(root)['i18n/nl.json'] ?? '')).toEqual({ c: { d: 'Nee', b: 'Ja' } });
  });

  test('and not one that has the same name below a namespace', async () => {
    const code = "const t = useTranslations('shop');\nconst h = useTranslations();\nt('title');\nh('title');\n";
    const root = folderOf({
      'nl.json': '{ "title": "Welkom", "shop": { "title": "Winkel" } }',
      'en.json': '{ "title": "Welcome", "shop": { "title": "Shop" } }',
      'src/page.ts': code,
    });
    expect((await contentLint(root, ['rename', 'title', 'heading', '--messages', '{locale}.json'])).status).toBe(0);
    expect(filesOf(root)['src/page.ts']).toBe(code.replace("h('title')", "h('heading')"));
  });

  test('in a flat catalogue', async () => {
    const root = folderOf({ 'nl.json': '{ "a.b": "Ja", "a.c": "Nee" }', 'en.json': '{ "a.b": "Yes", "a.c": "No" }' });
    expect((await contentLint(root, ['rename', 'a', 'z.y', '--messages', '{locale}.json'])).status).toBe(0);
    expect(filesOf(root)['nl.json']).toBe('{ "z.y.b": "Ja", "z.y.c": "Nee" }');
  });

  test('behind what a helper puts before it', async () => {
    const { status, files } = await renamed('home.hero.title', 'home.hero.headline', {
      ...project,
      'src/home.ts':
        "const text = (id: string) => t.text(`home.${id}`);\ntext('hero.title');\ntext('hero.text');\ntext('more');\nt.text('nav.about');\n",
    });
    expect(status).toBe(0);
    expect(files['src/home.ts']).toContain("text('hero.headline');");
  });
});

describe('a mistake that is there already', () => {
  const withCode = (code: string) => ({
    ...project,
    'i18n/nl/home.json': '{ "a": "Dag {name}", "b": "Nog iets" }',
    'i18n/en/home.json': '{ "a": "Hello {name}", "b": "One more" }',
    'src/home.ts': code,
  });

  test('in the call of the message does not keep it from its new id', async () => {
    const { status, files } = await renamed(
      'home.a',
      'home.c',
      withCode("t.text('home.a');\nt.text('home.b');\nt.text('nav.about');\n"),
    );
    expect(status).toBe(0);
    expect(files['src/home.ts']).toContain("t.text('home.c');");
  });

  test('that hides a use below a namespace is told too', async () => {
    const before = withCode("const t = useTranslations('home');\nt('a', { name });\nconst = ;\n");
    expect((await renamed('home.a', 'home.c', before)).status).toBe(1);
  });

  test('that hides a use of the old id is told in one line, and nothing is written', async () => {
    const before = withCode("t.text('home.a', { name });\nconst = ;\n");
    const { status, stderr, files } = await renamed('home.a', 'home.c', before);
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringMatching(/^Refused: `src\/home.ts`.*\n$/) });
    expect(files).toEqual(before);
  });
});

describe('a group', () => {
  test('keeps its place, and templates that begin with it follow', async () => {
    const { status, files } = await renamed('home.hero', 'home.opening');
    expect(status).toBe(0);
    expect(files['i18n/nl/home.json']).toBe(project['i18n/nl/home.json'].replace('"hero"', '"opening"'));
    expect(files['src/home.ts']).toContain("text('opening.title')");
    expect(files['src/home.ts']).toContain('`home.opening.${name}`');
  });

  test('leaves a text that begins with its name and no id does', async () => {
    const picture = "export const picture = 'home.hero.svg';\n";
    const code = `${picture}${project['src/home.ts']}`;
    const { status, files } = await renamed('home.hero', 'home.opening', { ...project, 'src/home.ts': code });
    expect(status).toBe(0);
    expect(files['src/home.ts']).toContain(picture);
    expect(files['src/home.ts']).toContain("text('opening.title')");
  });
});

describe('refuses, and writes nothing', () => {
  test.each<[name: string, from: string, to: string, status: number]>([
    ['an id that is there', 'home.more', 'nav.about', 1],
    ['a group that is there', 'nav.about', 'home.hero', 1],
    ['a place below a message', 'nav.about', 'home.more.about', 1],
    ['the same id', 'home.more', 'home.more', 1],
    ['an id that nothing has', 'home.mroe', 'home.further', 2],
    ['what the code puts together in a way that cannot follow', 'home.hero.title', 'home.hero.headline', 1],
  ])('%s', async (_, from, to, status) => {
    const result = await renamed(from, to);
    expect(result.status).toBe(status);
    expect(result.files).toEqual(project);
  });

  test('and names the ids that the code would ask for in vain, also where the rule for them is off', async () => {
    const files = {
      ...project,
      'content-lint.config.ts': "export default { rules: { 'code/undefined-id': 'off' } };\n",
    };
    const { status, stderr } = await renamed('home.hero.title', 'home.hero.headline', files);
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('`home.hero.title`') });
  });

  test.each<[name: string, from: string, to: string]>([
    ['a file that is not there', 'home.more', 'other.more'],
    ['a whole file in another one', 'home', 'nav.home'],
    ['a whole file under another name', 'home', 'start'],
    ['an id that ends in a dot', 'home.more', 'nav.'],
    ['a group without a name', 'home.more', 'home..more'],
  ])('what no file can have: %s', async (_, from, to) => {
    const { status, stderr, files } = await renamed(from, to);
    expect({ status, stderr }).toEqual({ status: 1, stderr: `No file can have \`${to}\`. Nothing was written.\n` });
    expect(files).toEqual(project);
  });
});
