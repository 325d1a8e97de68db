import UnoCSS from 'unocss/vite';
import { defineConfig } from 'waku/config';
import { contentOverlay } from '#cli/dev/content-overlay.ts';
import { browserCode } from '#src/ssg/browser-code.ts';
import { noStyles } from '#src/ssg/no-styles.ts';

/** In development as the sources say; a build generates the styles of its finished pages itself, so the import is empty. */
const styles = process.argv.includes('build') ? [noStyles()] : [UnoCSS({ configFile: './src/styles/uno.config.ts' })];

export default defineConfig({
  privateDir: 'content',
  vite: {
    logLevel: 'warn',
    plugins: [...styles, browserCode(), contentOverlay()],
  },
});
