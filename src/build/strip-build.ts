import { stripPage } from '#src/build/finish-page.ts';

type Utils = {
  generateFile: (name: string, body: ReadableStream | string) => Promise<void>;
  saveBuildMetadata: (key: string, value: string) => Promise<void>;
};

/**
 * Wraps Waku's build utilities so that pages are written without their flight data, and nothing else is: a static site
 * without Waku's client never reads `RSC/` files or the build metadata (155 MB at 10,000 pages).
 */
export function stripBuild<U extends Utils>(utils: U): U {
  return {
    ...utils,
    // The body of a file that nobody reads is left alone: awaiting its cancel() ends the build without a word.
    generateFile: async (name, body) => {
      if (!name.endsWith('.html')) return;
      await utils.generateFile(name, stripPage(await new Response(body).text(), name));
    },
    saveBuildMetadata: async () => {},
  };
}
