import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { codeFiles } from '#src/ssg/code-files.ts';

const folder = new URL('../../dist/public/', import.meta.url);
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && !file.startsWith('chat/'))
  .map((file) => ({ file, html: readFileSync(new URL(file, folder), 'utf8') }));
const code = codeFiles(folder.pathname);
const read = (path: string) => readFileSync(new URL(`.${path}`, folder));
const packed = (paths: readonly string[]) =>
  paths.reduce((sum, path) => sum + brotliCompressSync(read(path)).length, 0);

/** The files that an island loads when a visitor reaches for it, on the first page that has it. */
function loadedBy(island: string): string[] {
  const tags = pages.flatMap(({ html }) => html.match(/<island-root[^>]*>/g) ?? []);
  const tag = tags.find((one) => one.includes(` data-island="${island}"`)) ?? '';
  return / data-load="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? [];
}

test('a page loads one script of at most 1.5 kB, which imports and exports nothing and has no React in it', () => {
  const scripts = new Set(pages.flatMap(({ html }) => html.match(/<script[^>]*\ssrc="[^"]*"/g) ?? []));
  expect([...scripts]).toHaveLength(1);
  const { path } = code.script('index');
  expect([...scripts][0]).toContain(path);
  const entry = read(path).toString('utf8');
  expect(entry).not.toMatch(/^\s*import\b|[;}]import\s*["'{`]|react/i);
  expect(entry).not.toMatch(/[;}]export\b/);
  expect(packed([path])).toBeLessThanOrEqual(1500);
});

test('nothing delays the first paint: no style sheet and no script that blocks', () => {
  for (const { file, html } of pages) {
    expect(html, file).not.toMatch(/<link[^>]*rel="?stylesheet/);
    for (const tag of html.match(/<script[^>]*\ssrc=[^>]*>/g) ?? []) expect(tag, file).toContain('type="module"');
  }
});

test.each(['contact-form', 'gallery'])('reaching for the island %s first costs at most 68 kB', (island) => {
  const paths = loadedBy(island);
  expect(paths.length).toBeGreaterThan(2);
  expect(packed(paths)).toBeLessThanOrEqual(68_000);
});

test('neither island loads the other one', () => {
  const own = (name: string) => code.script(name).path;
  expect(loadedBy('contact-form')).toContain(own('contact-form'));
  expect(loadedBy('contact-form')).not.toContain(own('gallery'));
  expect(loadedBy('gallery')).toContain(own('gallery'));
  for (const other of ['contact-form', 'create-validator']) expect(loadedBy('gallery')).not.toContain(own(other));
});
