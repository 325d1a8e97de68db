import { chatName } from '#src/domain/chat.ts';
import type { ViewContext } from '#src/views/context.ts';

/** The words of the cookie banner. */
export interface ConsentView {
  title: string;
  text: string;
  accept: string;
  decline: string;
  close: string;
}

export function consentView({ site, t }: ViewContext): ConsentView {
  return {
    title: t.text('shell.consent.title'),
    text: t.text('shell.consent.text', { provider: chatName(site.identity.chat) }),
    accept: t.text('shell.consent.accept'),
    decline: t.text('shell.consent.decline'),
    close: t.text('shell.consent.close'),
  };
}
