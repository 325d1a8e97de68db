import { parse, serialize } from 'parse5';
import { describe, expect, test } from 'vitest';
import { leaveOutEndTags } from '#src/ssg/end-tags.ts';

/** What a browser reads, with every tag written out. */
const read = (html: string): string => serialize(parse(`<!DOCTYPE html><main>${html}</main>`));

describe('an end tag that HTML lets go', () => {
  test.each([
    ['<ul><li>a</li><li><p>b</p></li></ul>', '<ul><li>a<li><p>b</ul>'],
    ['<ol class="x"><li>a<ul><li>b</li></ul></li></ol>', '<ol class="x"><li>a<ul><li>b</ul></ol>'],
    ['<div><p>a</p><p>b</p></div><p>c</p><h2>d</h2>', '<div><p>a<p>b</div><p>c<h2>d</h2>'],
    [
      '<p>a</p><hr><details><summary>b</summary><p>c</p></details>',
      '<p>a<hr><details><summary>b</summary><p>c</details>',
    ],
  ])('goes from %s', (html, shorter) => {
    expect(leaveOutEndTags(html)).toBe(shorter);
    expect(read(shorter)).toBe(read(html));
  });

  test.each([
    '<p>a</p><a href="/">b</a>',
    '<a href="/"><p>a</p></a>',
    '<p>a</p> and text',
    '<p>a</p><img alt="">',
    '<p>a</p><search>b</search>',
    '<p>a</p><dialog>b</dialog>',
    '<island-root><p>a</p></island-root>',
    '<p>a</p><progress></progress>',
    '<menu><li>a</li></menu>',
    '<ul><li>a</li> </ul>',
  ])('stays in %s', (html) => {
    expect(leaveOutEndTags(html)).toBe(html);
  });
});
