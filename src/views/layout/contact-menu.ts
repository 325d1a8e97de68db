import { chatName, chatPath } from '#src/domain/chat.ts';
import { contactHrefs } from '#src/domain/identity.ts';
import { href } from '#src/domain/routes.ts';
import type { ViewContext } from '#src/views/context.ts';
import type { LinkView } from '#src/views/links.ts';

/** The contact dropdown (R15). */
export interface ContactMenuView {
  label: string;
  alwaysOnline: string;
  call: LinkView;
  hours: string;
  whatsapp: LinkView;
  /** The chat. `live` is what the iframe of a provider needs; without a provider it is absent and the link is plain. */
  chat: LinkView & { live?: { path: string; title: string; close: string } };
  form: LinkView;
}

/** The name of the page is for the first words of a chat. */
export function contactMenuView(context: ViewContext, pageName: string): ContactMenuView {
  const { locale, site, t } = context;
  const hrefs = contactHrefs(site.identity);
  return {
    label: t.text('shell.contactMenu.label'),
    alwaysOnline: t.text('shell.contactMenu.alwaysOnline'),
    call: { label: t.text('shell.contactMenu.call'), href: hrefs.phone },
    hours: t.text('shell.contactMenu.hours'),
    whatsapp: { label: t.text('shell.contactMenu.whatsapp'), href: hrefs.whatsapp },
    chat: chatView(context, hrefs.whatsapp, pageName),
    form: { label: t.text('shell.contactMenu.form'), href: href('contact', locale) },
  };
}

/** The live chat, or without a provider a link to WhatsApp, with first words that name the page (A52). */
function chatView({ locale, site, t }: ViewContext, whatsapp: string, pageName: string): ContactMenuView['chat'] {
  const { chat } = site.identity;
  if (chat.provider === 'none') {
    const words = new URLSearchParams({ text: t.text('shell.contactMenu.firstWords', { page: pageName }) });
    return { label: t.text('shell.contactMenu.chatByWhatsapp'), href: `${whatsapp}?${words}` };
  }
  const title = t.text('shell.chat.title', { provider: chatName(chat) });
  // The link leads to WhatsApp for visitors without scripts.
  const live = { path: chatPath(locale), title, close: t.text('shell.chat.close') };
  return { label: t.text('shell.contactMenu.chat'), href: whatsapp, live };
}
