import UnoCSS from 'unocss/vite';
import { defineConfig } from 'waku/config';
import { devContent } from './src/build/dev-content.ts';

export default defineConfig({
  privateDir: 'content',
  vite: {
    plugins: [UnoCSS({ configFile: './src/styles/uno.config.ts' }), devContent()],
    environments: {
      client: {
        build: {
          rolldownOptions: {
            // Our own browser entry takes the place of Waku's: small enhancements now, React on intent.
            input: { index: './src/enhance/entry.ts' },
          },
        },
      },
    },
    build: { modulePreload: false },
  },
});
