import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chatPath, type LiveChat } from '#src/domain/chat.ts';
import { type Locale, locales } from '#src/domain/locale.ts';
import { escapeMarkup } from '#src/domain/markup.ts';
import type { ScriptFile } from '#src/ssg/code-files.ts';
import type { ChatPageView } from '#src/views/chat-page.ts';

interface ChatPageParts {
  chat: LiveChat;
  script: ScriptFile;
  locale: Locale;
  words: ChatPageView;
}

/** All styles of the chat page, which has none of the site's. */
const style =
  'html{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}main{padding:1rem}a{color:inherit;display:inline-block;padding:.5rem 0}';

/**
 * The page that loads the code of the provider: one script of ours, and the text for when the chat does not load. The
 * script (`src/enhance/chat-page.ts`) reads `data-settings`, and shows `#failed`.
 */
export function chatPage({ chat, script, locale, words }: ChatPageParts): string {
  const settings = escapeMarkup(JSON.stringify({ ...chat, locale }));
  // The page is in an iframe: without `_top` a link would open there.
  const contactLinks = words.contactLinks.map(
    ({ href, label }) => `<li><a href="${escapeMarkup(href)}" target="_top">${escapeMarkup(label)}</a></li>`,
  );
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeMarkup(words.title)}</title><style>${style}</style>`,
    `<script type="module" src="${script.path}" integrity="${script.integrity}" data-settings="${settings}"></script></head>`,
    `<body><main id="failed" hidden><p>${escapeMarkup(words.failed)}</p><ul>${contactLinks.join('')}</ul></main></body></html>`,
  ].join('');
}

/** Writes the chat page of each language below `folder`. */
export function writeChatPages(
  folder: string,
  { chat, script, wordsIn }: Pick<ChatPageParts, 'chat' | 'script'> & { wordsIn: (locale: Locale) => ChatPageView },
): void {
  for (const locale of locales) {
    const file = join(folder, `${chatPath(locale)}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, chatPage({ chat, script, locale, words: wordsIn(locale) }));
  }
}
