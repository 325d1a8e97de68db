import { expect, test, vi } from 'vitest';
import { renderPages, withoutHydration } from '#src/ssg/render.ts';

test('a page loses what would hydrate the document, and nothing else', () => {
  const head = '<head><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/><link rel="icon"/>';
  const body = '<main>a<!-- -->b<island-root><p>1<!-- -->. x</p></island-root></main>';
  const hydration =
    '<script>(self.__FLIGHT_DATA||=[]).push("<p>")</script><script id="_R_">import("/assets/index.js")</script>';
  expect(withoutHydration(`${head}</head><body>${body}${hydration}</body>`)).toBe(
    `<head><link rel="icon"/></head><body>${body}</body>`,
  );
});

/** Builds two files the way Waku's router does, and gives those that were written. */
async function written(files: Record<string, string>): Promise<string[]> {
  const names: string[] = [];
  const build = renderPages(async ({ generateFile }) => {
    for (const [name, text] of Object.entries(files)) await generateFile(name, new Response(text).body ?? '');
  });
  const generateFile = async (name: string) => {
    names.push(name);
  };
  await build({ generateFile } as unknown as Parameters<typeof build>[0]);
  return names;
}

test('only pages are written: no flight data, and no page that came out without its content', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  const files = { '/nl/index.html': '<main id="main">', 'RSC/R/nl.txt': '0:x', '/en/index.html': '<html></html>' };
  expect(await written(files)).toEqual(['/nl/index.html']);
  expect(report).toHaveBeenCalledWith(expect.stringContaining('/en/index.html'));
  report.mockRestore();
});
