import type { ComponentType, ReactNode } from 'react';
import { Slot_UNSTABLE as Slot } from 'waku/minimal/client';
import type { fsRouter } from 'waku/router/server';

type HandleBuild = ReturnType<typeof fsRouter>['handleBuild'];

/** What `import.meta.glob` gives for `./pages/**`. */
type PageModules = Record<string, () => Promise<unknown>>;

interface PageModule {
  default: ComponentType<{ slug: string; children?: ReactNode }>;
  getConfig?: () => { staticPaths?: readonly string[] };
}

/** How many pages are rendered at the same time: enough to keep the processor busy while files are written. */
const atOnce = 4;

/**
 * Builds the pages of the file router. Waku's own build renders each page twice and holds all of them in memory, which
 * at a thousand pages takes twice the time and twice the memory. Here each page is written before another one begins,
 * with at most four at a time.
 */
export function renderPages(modules: PageModules): HandleBuild {
  return async ({ renderRsc, renderHtml, generateFile }) => {
    const pages = pagesOf(await Promise.all(Object.entries(modules).map(loadPage)));
    // All calls take their pages from the same generator, so that each page is rendered by one of them.
    const renderRemaining = async () => {
      for (const { path, element } of pages) {
        const elements = forHtmlAlone(await renderRsc({ page: element }));
        // `rscPath` is where a browser would fetch the components again: none does, so it is empty.
        const response = await renderHtml(elements, <Slot id="page" />, { rscPath: '' });
        const html = withoutHydration(await response.text());
        // If a page fails to render, Waku gives an empty one, and throws at the end what the view threw.
        if (/<main[\s>]/.test(html)) await generateFile(`${path}/index.html`, html);
        else console.error(`${path}: the page came out without its content; look below for what its view threw`);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, renderRemaining));
  };
}

async function loadPage([file, load]: [string, () => Promise<unknown>]): Promise<[string, PageModule]> {
  return [file, (await load()) as PageModule];
}

/** Every page inside the layouts of the folders above it; a `[slug]` file gives one for each of its `staticPaths`. */
function* pagesOf(files: readonly [string, PageModule][]): Generator<{ path: string; element: ReactNode }> {
  // Files such as `./pages/nl/_layout.tsx` and `./pages/_root.tsx` are no pages.
  const layouts = files.filter(([file]) => file.endsWith('/_layout.tsx'));
  for (const [file, { default: Page, getConfig }] of files.filter(([name]) => !/\/_\w+\.tsx$/.test(name))) {
    const around = layouts.filter(([layout]) => file.startsWith(layout.slice(0, -'_layout.tsx'.length)));
    // `./pages/nl/diensten/[slug].tsx` has the pattern `/nl/diensten/[slug]`.
    const pattern = file.replace(/^\.\/pages/, '').replace(/(\/index)?\.tsx$/, '');
    for (const slug of getConfig?.().staticPaths ?? [''])
      yield {
        path: pattern.replace('[slug]', slug),
        element: around.reduceRight(
          (inner, [, { default: Layout }]) => <Layout slug={slug}>{inner}</Layout>,
          <Page slug={slug} />,
        ),
      };
  }
}

/**
 * Makes Waku write no flight data, the components as text from which React would hydrate the page. Waku splits the
 * stream with `tee` and makes the data from the second half, which is empty here.
 */
function forHtmlAlone(elements: ReadableStream): ReadableStream {
  const nothing = new ReadableStream({ start: (controller) => controller.close() });
  return Object.assign(elements, { tee: (): [ReadableStream, ReadableStream] => [elements, nothing] });
}

/**
 * A page as React writes it: without the scripts that would hydrate the document and their preloads, the link to the
 * stylesheet, whose rules `finishPage` puts into the page, and Waku's `generator`.
 */
export function withoutHydration(html: string): string {
  return html
    .replace(/<script id="_R_">[\s\S]*?<\/script>/, '')
    .replace(/<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
    .replace(/<meta name="generator"[^>]*>/, '');
}
