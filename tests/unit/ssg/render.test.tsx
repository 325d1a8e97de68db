import { expect, test, vi } from 'vitest';
import { renderPages, withoutHydration } from '#src/ssg/render.tsx';

test('a page loses what would hydrate the document, and nothing else', () => {
  const head = '<head><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/><link rel="icon"/>';
  const body = '<main>a<!-- -->b<island-root><p>1<!-- -->. x</p></island-root></main>';
  const hydration = '<script id="_R_">import("/assets/index.js")</script>';
  expect(withoutHydration(`${head}</head><body>${body}${hydration}</body>`)).toBe(
    `<head><link rel="icon"/></head><body>${body}</body>`,
  );
});

type Modules = Parameters<typeof renderPages>[0];

/** Builds some page files with React's own server renderer in the place of Waku's, and gives the pages that were written. */
async function written(modules: Record<string, unknown>): Promise<Map<string, string>> {
  const { renderToStaticMarkup } = await import('react-dom/server');
  const files = new Map<string, string>();
  const build = renderPages(
    Object.fromEntries(Object.entries(modules).map(([file, module]) => [file, async () => module])) as Modules,
  );
  await build({
    renderRsc: async ({ page }: { page: React.ReactNode }) => new Response(renderToStaticMarkup(page)).body,
    renderHtml: async (elements: ReadableStream) => new Response(elements),
    generateFile: async (name: string, html: string) => files.set(name, html),
  } as unknown as Parameters<typeof build>[0]);
  return files;
}

const Layout = ({ children }: { children: React.ReactNode }) => <body>{children}</body>;
const Home = () => <main>home</main>;
const Service = ({ slug }: { slug: string }) => <main>{slug}</main>;
const Empty = () => null;

test('each page file is written inside its layout, one with slugs once for each', async () => {
  const pages = await written({
    './pages/_root.tsx': { default: Layout },
    './pages/nl/_layout.tsx': { default: Layout },
    './pages/nl/index.tsx': { default: Home },
    './pages/nl/diensten/[slug].tsx': { default: Service, getConfig: () => ({ staticPaths: ['seo', 'web'] }) },
    './pages/en/about/index.tsx': { default: Home },
  });
  expect(Object.fromEntries(pages)).toEqual({
    '/nl/index.html': '<body><main>home</main></body>',
    '/nl/diensten/seo/index.html': '<body><main>seo</main></body>',
    '/nl/diensten/web/index.html': '<body><main>web</main></body>',
    '/en/about/index.html': '<main>home</main>',
  });
});

test('a page that came out without its content is named and not written', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect((await written({ './pages/en/index.tsx': { default: Empty } })).size).toBe(0);
  expect(report).toHaveBeenCalledWith(expect.stringContaining('/en'));
  report.mockRestore();
});
