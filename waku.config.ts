import UnoCSS from 'unocss/vite';
import { defineConfig } from 'waku/config';
import { browserCode } from './src/build/browser-code.ts';
import { devContent } from './src/build/dev-content.ts';

export default defineConfig({
  privateDir: 'content',
  vite: {
    plugins: [UnoCSS({ configFile: './src/styles/uno.config.ts' }), browserCode(), devContent()],
  },
});
