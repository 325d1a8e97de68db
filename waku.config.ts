import UnoCSS from 'unocss/vite';
import { defineConfig } from 'waku/config';
import { browserCode } from './src/build/browser-code.ts';
import { devContent } from './src/build/dev-content.ts';
import { noStyles } from './src/build/no-styles.ts';

/** In development as the sources say; a build generates the styles of its finished pages itself, so the import is empty. */
const styles = process.argv.includes('build') ? [noStyles()] : [UnoCSS({ configFile: './src/styles/uno.config.ts' })];

export default defineConfig({
  privateDir: 'content',
  vite: {
    plugins: [...styles, browserCode(), devContent()],
  },
});
