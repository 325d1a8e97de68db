import { chatName } from '#src/domain/chat.ts';
import { contactHrefs } from '#src/domain/identity.ts';
import type { Locale } from '#src/domain/locale.ts';
import { href } from '#src/domain/routes.ts';
import { viewContext } from '#src/views/context.ts';
import type { LinkView } from '#src/views/links.ts';

export interface ChatPageView {
  title: string;
  /** The sentence that the page shows when the chat does not load, above the links. */
  failed: string;
  contactLinks: LinkView[];
}

/** The texts of the page that loads the live chat. */
export function chatPageView(locale: Locale): ChatPageView {
  const { t, site } = viewContext(locale);
  return {
    title: t.text('shell.chat.title', { provider: chatName(site.identity.chat) }),
    failed: t.text('shell.chat.failed'),
    contactLinks: [
      { label: t.text('shell.contactMenu.whatsapp'), href: contactHrefs(site.identity).whatsapp },
      { label: t.text('shell.contactMenu.form'), href: href('contact', locale) },
    ],
  };
}
