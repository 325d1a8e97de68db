import type { ReactNode } from 'react';
import { stripPage } from '#src/ssg/finish-page.ts';
import { type PageModules, routedPages } from '#src/ssg/routed-pages.tsx';

/** What Waku hands to a build, as far as it is used here. */
interface BuildUtils {
  renderRsc: (elements: Record<string, unknown>) => Promise<ReadableStream>;
  renderHtml: (elements: ReadableStream, html: ReactNode, options: { rscPath: string }) => Promise<Response>;
  generateFile: (name: string, body: ReadableStream | string) => Promise<void>;
}

/** Name of a page among the elements that are rendered; `place` in `renderPages` shows the element of that name. */
export const pageElement = 'page';

/** Pages on their way at once: enough to keep the processor busy while files are written. */
const atOnce = 4;

/**
 * A build of the pages of the file router, in place of its own, which looks up every route for every page and holds all
 * pages in memory twice. Each page is rendered, stripped and written before the next but three begins, so memory does
 * not grow with their number; flight data and build metadata, which nothing here reads, are not made.
 */
export function renderPages(modules: PageModules, place: ReactNode) {
  return async ({ renderRsc, renderHtml, generateFile }: BuildUtils): Promise<void> => {
    const pages = await routedPages(modules);
    const renderNext = async () => {
      for (let page = pages.next(); !page.done; page = pages.next()) {
        const { path, element } = page.value;
        const file = `${path}/index.html`;
        const elements = forHtmlAlone(await renderRsc({ [pageElement]: element }));
        const html = await (await renderHtml(elements, place, { rscPath: '' })).text();
        const stripped = attempt(() => stripPage(html, file));
        if (stripped) await generateFile(file, stripped);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, renderNext));
  };
}

/**
 * A page that failed is left out: at the end Waku throws what its view threw, and where it has nothing to throw the
 * finishing step misses the page.
 */
function attempt(strip: () => string): string | undefined {
  try {
    return strip();
  } catch (error) {
    console.error(String(error));
    return undefined;
  }
}

/** Waku splits the stream: one half becomes HTML, the other flight data inside it, which would be taken out again. */
function forHtmlAlone(elements: ReadableStream): ReadableStream {
  const nothing = new ReadableStream({ start: (controller) => controller.close() });
  return Object.assign(elements, { tee: (): [ReadableStream, ReadableStream] => [elements, nothing] });
}
