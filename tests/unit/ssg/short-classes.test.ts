import { expect, test } from 'vitest';
import { stylesFor } from '#src/ssg/page-styles.ts';
import { shortenClasses, shortNames } from '#src/ssg/short-classes.ts';

const page =
  '<p class="wrap sticky">a</p><p class="wrap [&amp;>a]:block">b</p><island-root class="block" data-island="x"><b class="note wrap">c</b></island-root><i class="note top-0">d</i>';

test('classes outside islands get short names, the most frequent first', () => {
  const short = shortNames(['<p class="sticky"></p><p class="sticky top-0"></p>'], new Set());
  expect(shortenClasses('<p class="sticky top-0"></p>', short)).toBe('<p class="a b"></p>');
});

test('what an island or a script uses keeps its name, and no short name takes it', () => {
  const short = shortNames([page], new Set(['a', 'top-0']));
  for (const name of ['block', 'note', 'wrap', 'top-0']) expect(short.has(name), name).toBe(false);
  expect([...short.values()]).not.toContain('a');
  const html = shortenClasses(page, short);
  expect(html).toContain('<island-root class="block" data-island="x"><b class="note wrap">c</b></island-root>');
  expect(html).toMatch(/<i class="note top-0">/);
});

test('the style sheet follows, inside :where(), :has() and arbitrary variants too', async () => {
  const html = '<p class="cols rows [&amp;>a]:block group"><a class="group-hover:text-signal hover:bg-sand">x</a></p>';
  const short = shortNames([html], new Set());
  const names = new Set(['cols', 'rows', '[&>a]:block', 'group', 'group-hover:text-signal', 'hover:bg-sand']);
  const css = await stylesFor({ classes: names, tags: new Set(), short });
  expect([...short.keys()].sort()).toEqual([...names].sort());
  for (const [name, alias] of short) {
    expect(css, name).not.toContain(`.${name.replace(/[^\w-]/g, '\\$&')}`);
    expect(css, name).toMatch(new RegExp(`\\.${alias}[^\\w-]`));
  }
});

test('classes that always stand together share a name, and no others do', () => {
  const html =
    '<p class="wrap band"></p><p class="wrap band note"></p><p class="note wrap band"></p><i class="pad"></i>';
  const short = shortNames([html, '<b class="cols rows"></b>', '<b class="rows"></b>'], new Set());
  expect(short.get('wrap')).toBe(short.get('band'));
  expect(new Set(['wrap', 'note', 'pad', 'cols', 'rows'].map((name) => short.get(name))).size).toBe(5);
  expect(shortenClasses('<p class="wrap band note"></p>', short)).toBe(
    `<p class="${short.get('wrap')} ${short.get('note')}"></p>`,
  );
});
