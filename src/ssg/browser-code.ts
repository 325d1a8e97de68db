import type { Plugin } from 'vite';
import { loadSite } from '#src/content/load-site.ts';
import { bundledLicensesFile, licensesPath } from '#src/ssg/site-files/licenses-txt.ts';

/**
 * What the production build makes for the browser. Our own entry replaces Waku's: it has the small enhancements that
 * run at once. What is loaded on intent is a separate input that the entry does not import; `data-load` on an element
 * names it, or `data-later` if an island loads it. `first-notice` is put into the page itself, because it has to run
 * before the first frame. `chat-page` is the script of the page in the frame of the live chat.
 */
const inputs = {
  index: './src/enhance/entry.ts',
  'first-notice': './src/enhance/first-notice.ts',
  hydrate: './src/islands/hydrate.tsx',
  'contact-form': './src/islands/contact-form.tsx',
  'create-validator': './src/islands/create-validator.ts',
  gallery: './src/islands/gallery.tsx',
  chat: './src/enhance/chat.ts',
  'chat-page': './src/enhance/chat-page.ts',
  finder: './src/enhance/finder.ts',
  'suggest-page': './src/enhance/suggest-page.ts',
  'fill-form': './src/enhance/fill-form.ts',
  'first-input': './src/enhance/first-input.ts',
};

/** React in one file for all islands; without a group it would be spread over them. */
const reactGroup = { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// };

/** The licence note of a file: none if it has only our own code, as the entry has. */
const licenseNote = ({ moduleIds }: { moduleIds: readonly string[] }): string =>
  moduleIds.some((id) => id.includes('/node_modules/')) ? `/*! ${licensesPath} */` : '';

/** The package of the ICU parser without the parser itself: enough for messages that are compiled already. */
const noParser = '@formatjs/icu-messageformat-parser/no-parser.js';

/**
 * Builds the browser's code from our own inputs, and leaves the ICU parser out of it: the messages of an island arrive
 * compiled, and the parser alone would weigh more than everything else of react-intl. The development server is left
 * alone: there Waku's own entry hydrates the whole document.
 */
export function browserCode(): Plugin {
  return {
    name: 'browser-code',
    apply: 'build',
    // So that `index` of `inputs` is merged over Waku's own input of that name.
    enforce: 'post',
    config: () => ({
      // Read by `src/enhance/consent.ts`: without a live chat the build drops the code that only the chat needs.
      define: { 'import.meta.env.LIVE_CHAT': JSON.stringify(loadSite().site.identity.chat.provider !== 'none') },
      environments: {
        client: {
          build: {
            license: { fileName: bundledLicensesFile },
            rolldownOptions: {
              input: inputs,
              // Otherwise Vite drops the exports of inputs, such as `start`, which `load-on-intent.ts` calls.
              preserveEntrySignatures: 'strict',
              output: { codeSplitting: { groups: [reactGroup] }, postBanner: licenseNote },
              // Otherwise a constant that the entry shares with an island becomes a separate file, which every page
              // loads.
              optimization: { inlineConst: { mode: 'all' } },
            },
          },
        },
      },
      // Vite's code for preloading would weigh more than the entry. It is not needed: `resolveLoadNames` (`code-files.ts`)
      // writes the paths of all imports into `data-load`, so that they load at once.
      build: { modulePreload: false },
    }),
    resolveId: {
      order: 'pre',
      async handler(id, importer) {
        if (id !== '@formatjs/icu-messageformat-parser' || this.environment.name !== 'client') return null;
        return this.resolve(noParser, importer, { skipSelf: true });
      },
    },
  };
}
