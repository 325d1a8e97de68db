import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type CodeFiles, codeFiles, codeLoadedBy, resolveLoadNames } from '#src/ssg/code-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'code-files-'));
let code: CodeFiles;

beforeAll(() => {
  mkdirSync(join(folder, 'assets'));
  const files = {
    'index-aaaaaaaa.js': 'document.querySelector(".kept,[data-x] svg").className=`shown md:flex`;',
    'hydrate-bbbbbbbb.js': 'import{r as e}from"./react-cccccccc.js";export{e as start};',
    'react-cccccccc.js': 'import"./runtime-dddddddd.js";export const r=1;',
    'runtime-dddddddd.js': '',
    'form-eeeeeeee.js': 'import{r}from`./react-cccccccc.js`;export default r;',
    'form-checker-ffffffff.js': 'export const c="px-2.5 i-lucide-x";',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'assets', name), text);
  code = codeFiles(folder);
});

describe('the code of a build', () => {
  test('is found by the name of its input, and not by one that begins alike', () => {
    expect(code.script('form').path).toBe('/assets/form-eeeeeeee.js');
    expect(code.script('form').integrity).toMatch(/^sha256-[\w+/]{43}=$/);
    expect(() => code.script('for')).toThrow(/`for`.*browser-code\.ts/);
  });

  test('is named with all it imports, each file once, the inputs first', () => {
    expect(code.paths(['hydrate', 'form'])).toEqual([
      '/assets/hydrate-bbbbbbbb.js',
      '/assets/form-eeeeeeee.js',
      '/assets/react-cccccccc.js',
      '/assets/runtime-dddddddd.js',
    ]);
  });

  test('gives the classes it may put onto a page, in quotes or in a selector', () => {
    const words = code.words(['/assets/index-aaaaaaaa.js', '/assets/form-checker-ffffffff.js']);
    for (const name of ['kept', 'shown', 'md:flex', 'px-2.5', 'i-lucide-x']) expect(words).toContain(name);
  });

  test('takes the place of its names on a page', () => {
    const html = resolveLoadNames('<island-root data-load="hydrate form" data-later="form-checker">', code);
    expect(html).toBe(
      '<island-root data-load="/assets/hydrate-bbbbbbbb.js /assets/form-eeeeeeee.js /assets/react-cccccccc.js /assets/runtime-dddddddd.js" data-later="/assets/form-checker-ffffffff.js">',
    );
    expect(codeLoadedBy(html)).toHaveLength(5);
    expect(() => resolveLoadNames('<p data-load="nothing">', code)).toThrow(/`nothing`/);
  });
});
