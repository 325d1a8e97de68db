import UnoCSS from 'unocss/vite';
import { defineConfig } from 'waku/config';
import { contentOverlay } from '#cli/dev/content-overlay.ts';
import { edgeAnswers } from '#cli/dev/edge-answers.ts';
import { browserCode } from '#src/ssg/browser-code.ts';
import unoConfig from '#src/styles/uno.config.ts';

export default defineConfig({
  privateDir: 'content',
  vite: {
    logLevel: 'warn',
    plugins: [UnoCSS(unoConfig), browserCode(), contentOverlay(), edgeAnswers()],
    build: {
      rolldownOptions: {
        // UnoCSS takes Waku's second and third environment for a second and third import of its module.
        onLog: (level, log, report) => {
          if (!log.message.includes('"virtual:uno.css" is being imported multiple times')) report(level, log);
        },
      },
    },
  },
});
