import { describe, expect, test } from 'vitest';
import { folderTree, withFiles } from '#cli/content-lint/host.ts';
import { rebased } from '#cli/desk/panel/changed-texts.ts';
import type { CheckedProject } from '#cli/desk/project/checked-project.ts';
import { withExceptions } from '#cli/desk/project/exceptions-edit.ts';
import { filesWithValue, valueAt, withValue, withValueFrom } from '#cli/desk/project/record-edit.ts';
import { differentLines, revertedLines } from '#cli/desk/project/revert-lines.ts';
import { exampleService } from '#cli/site-rules/examples/service.ts';
import { folderOf } from '../content-lint/temporary-folder.ts';

describe('undo', () => {
  const before = 'a\nb\nc\n';
  const after = 'a\nB\nc\n';

  test('takes the changed lines back and keeps what has changed elsewhere', () => {
    expect(revertedLines(after, before, after)).toBe(before);
    expect(revertedLines('new\na\nB\nc\nmore\n', before, after)).toBe('new\na\nb\nc\nmore\n');
  });

  test('gives up where the lines have changed since, are gone, or are there twice', () => {
    expect(revertedLines('a\nother\nc\n', before, after)).toBeUndefined();
    expect(revertedLines('a\nB\nB\n', before, after)).toBeUndefined();
    expect(revertedLines('x\n', 'x\ny\n', 'x\nz\n')).toBeUndefined();
  });

  test('a line that was added goes, one that was removed comes back only where nothing else has changed', () => {
    expect(revertedLines('a\nnew\nb\nz\n', 'a\nb\n', 'a\nnew\nb\n')).toBe('a\nb\nz\n');
    expect(revertedLines('a\n', 'a\nb\n', 'a\n')).toBe('a\nb\n');
    expect(revertedLines('z\na\n', 'a\nb\n', 'a\n')).toBeUndefined();
  });

  test('the lines between the first and the last difference are those that differ', () => {
    expect(differentLines(before, after)).toEqual({ start: 1, before: ['b'], after: ['B'] });
    expect(differentLines(before, before)).toMatchObject({ before: [], after: [] });
  });
});

describe('a value of a record', () => {
  const record = '# A service.\nid: seo   # its file\nslug: seo\nslugByLocale: { nl: seo, en: "seo-en" }\norder: 2\n';
  const set = (pathInFile: string[], value: string | number | boolean) =>
    withValue('content/x.yaml', record, pathInFile, value);

  test('is replaced where it stands: comments, quotes and order stay', () => {
    expect(set(['slug'], 'found')).toBe(record.replace('slug: seo\n', 'slug: found\n'));
    expect(set(['slugByLocale', 'en'], 'found')).toBe(record.replace('"seo-en"', '"found"'));
    expect(set(['order'], 7)).toBe(record.replace('order: 2', 'order: 7'));
  });

  test('that is written in lines leaves what follows on a line of its own', () => {
    const list = 'tags:\n  - a\n  - b\nname: x\n';
    expect(withValue('x', list, ['tags'], ['a', 'c'])).toBe('tags:\n  [a, c]\nname: x\n');
    expect(withValue('x', 'text: |\n  foo\nname: x\n', ['text'], 'hoi daar')).toBe('text: "hoi daar"\nname: x\n');
  });

  test('that is empty is filled in, behind a blank and before a comment', () => {
    expect(withValue('x', 'city:\nname: x\n', ['city'], 'Delft')).toBe('city: Delft\nname: x\n');
    expect(withValue('x', 'city: # todo\nname: x\n', ['city'], 'Delft')).toBe('city: Delft # todo\nname: x\n');
    expect(withValue('x', 'city: null\nname: x\n', ['city'], 'Delft')).toBe('city: Delft\nname: x\n');
    expect(withValue('x', 'a: { city: , name: x }\n', ['a', 'city'], 'Delft')).toBe('a: { city: Delft, name: x }\n');
    expect(withValueFrom('tags: [a]\n', 'x', 'tags:\n', ['tags'])).toBe('tags: ["a"]\n');
  });

  test('that the record leaves out gets a line at its end', () => {
    expect(set(['published'], false)).toBe(`${record}published: false\n`);
  });

  test('is quoted where plain YAML would read something else', () => {
    expect(valueAt('x', set(['slug'], 'true'), ['slug'])).toBe('true');
    expect(valueAt('x', set(['slug'], 'a: b #c'), ['slug'])).toBe('a: b #c');
    expect(valueAt('x', set(['slug'], 'null'), ['slug'])).toBe('null');
  });
});

test('a second slug of one save builds on the files of the first', () => {
  const ids = ['vloer', 'seo'];
  const since = 'why: "Moved.", since: 2026-01-01';
  const rows = ids.map((id) => `- { from: /old-${id}, to: /nl/diensten/${id}, ${since} }\n`);
  const root = folderOf({
    ...Object.fromEntries(ids.map((id) => [`content/services/${id}.yaml`, exampleService(id)])),
    'content/redirects.yaml': rows.join(''),
  });
  const files = new Map<string, string>();
  const tree = withFiles(folderTree(root), files);
  for (const id of ids) {
    const edit = { path: `content/services/${id}.yaml`, pathInFile: ['slug'], read: id, value: `${id}-nieuw` };
    for (const [path, text] of filesWithValue(tree, exampleService(id), edit)) files.set(path, text);
  }
  for (const path of ['content/redirects.yaml', 'content/slugs.lock.yaml'])
    for (const id of ids) expect(files.get(path)).toContain(`${id}-nieuw`);
});

describe('a value as another version of the record has it', () => {
  test.each<[name: string, from: string, text: string, wanted: string]>([
    [
      'keeps its lines',
      'tags:\n  - a\n  - b\norder: 1\n',
      'tags:\n  - c\norder: 2\n',
      'tags:\n  - a\n  - b\norder: 2\n',
    ],
    [
      'with lines, where brackets are now',
      'tags:\n  - a\n  - b\norder: 1\n',
      'tags: [c]\norder: 2\n',
      'tags: ["a","b"]\norder: 2\n',
    ],
    [
      'in brackets, where lines are now',
      'tags: [a]\norder: 1\n',
      'tags:\n  - b\n  - c\norder: 2\n',
      'tags:\n  ["a"]\norder: 2\n',
    ],
  ])('%s', (_, from, text, wanted) => {
    expect(withValueFrom(from, 'content/x.yaml', text, ['tags'])).toBe(wanted);
  });
});

test('what somebody else has saved meanwhile stays where nothing was typed', () => {
  const read = { nl: 'Dag', en: 'Bye' };
  const typed = { nl: 'Dag', en: 'See you' };
  expect(rebased(typed, read, { nl: 'Tot ziens', en: 'Bye' })).toEqual({ nl: 'Tot ziens', en: 'See you' });
});

test('a change is not taken back in a line that was the same as the changed one', () => {
  const [before, after, later] = ['title: A\ncta: B\n', 'title: B\ncta: B\n', 'title: C\ncta: B\n'];
  const lines = [before, after, later].map((text) => text.replaceAll(/\w+: /g, ''));
  expect(revertedLines(lines[2] ?? '', lines[0] ?? '', lines[1] ?? '')).toBeUndefined();
});

describe('an exception', () => {
  const reason = 'The sign belongs to the name of the product.';
  const added = async (text: string, path?: string) => {
    const checked = { project: { exceptions: path && { path } }, read: async () => true, textOf: () => text };
    const allowed = [{ code: 'text/typography', reason }];
    return withExceptions(checked as unknown as CheckedProject, 'a.title', allowed);
  };
  const item = `- rule: text/typography\n  key: a.title\n  reason: ${reason}\n`;

  test('goes to the end of the file, as far from the edge as the others', async () => {
    const [, text] = await added('# Why.\n- rule: a\n  key: b\n\n', 'e.yaml');
    expect(text).toBe(`# Why.\n- rule: a\n  key: b\n${item}`);
    const [, indented] = await added('  - rule: a\n    key: b\n', 'e.yaml');
    expect(indented).toBe(`  - rule: a\n    key: b\n${item.replace(/^/gm, '  ').trimEnd()}\n`);
  });

  test.each(['# None yet.\n[]\n', '# None yet.\n[ ] # so far\n', '# None yet.\n'])(
    'takes the place of an empty list: %j',
    async (empty) => expect((await added(empty, 'e.yaml'))[1]).toBe(`# None yet.\n${item}`),
  );

  test('needs a file of exceptions', async () => {
    await expect(added('')).rejects.toMatchObject({ refusal: { detail: 'exceptions.yaml' } });
  });
});
