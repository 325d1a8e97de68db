import UnoCSS from 'unocss/vite';
import { defineConfig } from 'waku/config';
import { devContent } from './src/build/dev-content.ts';
import { noMessageParser } from './src/build/no-message-parser.ts';

export default defineConfig({
  privateDir: 'content',
  vite: {
    plugins: [UnoCSS({ configFile: './src/styles/uno.config.ts' }), noMessageParser(), devContent()],
    environments: {
      client: {
        build: {
          rolldownOptions: {
            // Our own browser entry takes the place of Waku's: small enhancements now. What is loaded on intent is an
            // input of its own, so that the entry knows nothing of it; `data-load` on an element names it.
            input: {
              index: './src/enhance/entry.ts',
              wake: './src/islands/wake.tsx',
              'contact-form': './src/islands/contact-form.tsx',
              'create-checker': './src/islands/create-checker.ts',
              chat: './src/enhance/chat.ts',
              'chat-page': './src/enhance/chat-page.ts',
              finder: './src/enhance/finder.ts',
              'nearest-page': './src/enhance/nearest-page.ts',
              gallery: './src/islands/gallery.tsx',
            },
            preserveEntrySignatures: 'strict',
            output: {
              codeSplitting: {
                groups: [{ name: 'react', test: /rolldown.runtime|node_modules\/(react|react-dom|scheduler)\// }],
              },
            },
          },
        },
      },
    },
    build: { modulePreload: false },
  },
});
