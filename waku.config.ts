import UnoCSS from 'unocss/vite';
import { defineConfig } from 'waku/config';
import { contentOverlay } from '#cli/dev/content-overlay.ts';
import { edgeAnswers } from '#cli/dev/edge-answers.ts';
import { browserCode } from '#src/ssg/browser-code.ts';
import unoConfig from '#src/styles/uno.config.ts';

// Set by `npm run desk` alone, which says in its own panel what content-lint finds.
const deskToken = process.env.DESK_TOKEN;
const words = deskToken ? (await import('#cli/desk/words-desk.ts')).wordsDesk(deskToken) : contentOverlay();

export default defineConfig({
  privateDir: 'content',
  vite: {
    logLevel: 'warn',
    plugins: [UnoCSS(unoConfig), browserCode(), words, edgeAnswers()],
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
