import UnoCSS from 'unocss/vite';
import { defineConfig } from 'waku/config';
import { contentOverlay } from '#cli/dev/content-overlay.ts';
import { edgeAnswers } from '#cli/dev/edge-answers.ts';
import { renderErrors } from '#cli/dev/render-errors.ts';
import { browserCode } from '#src/ssg/browser-code.ts';
import unoConfig from '#src/styles/uno.config.ts';

// Set by `npm run desk` alone, which says in its own panel what content-lint finds.
const deskToken = process.env.DESK_TOKEN;
const words = deskToken ? (await import('#cli/desk/words-desk.ts')).wordsDesk(deskToken) : contentOverlay();

export default defineConfig({
  privateDir: 'content',
  vite: {
    logLevel: 'warn',
    // Two servers that share a folder of prepared packages answer 500 and 504 where one of them prepares them again.
    cacheDir: `.cache/vite/${deskToken ? 'desk' : 'dev'}`,
    server: {
      // A page of another local server has no business here.
      cors: false,
      // Everything else of the project stays closed: secrets, the local database, the history of the repository.
      fs: { allow: ['src', 'node_modules', '.cache/vite'] },
    },
    plugins: [UnoCSS(unoConfig), browserCode(), words, edgeAnswers(), renderErrors()],
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
