import { chatName } from '#src/domain/chat.ts';
import { href } from '#src/domain/routes.ts';
import type { ViewContext } from '#src/views/context.ts';
import type { LinkView } from '#src/views/links.ts';

/** The words of the cookie banner. */
export interface ConsentView {
  /** What it asks. */
  title: string;
  /** Why it asks. */
  text: string;
  accept: string;
  decline: string;
  /** The link to the section of the privacy policy that explains it. */
  privacy: LinkView;
  close: string;
}

/** The anchor of the section of the privacy policy that is about live chat; `views/legal.ts` numbers the sections. */
const chatSection = 's5';

export function consentView({ locale, site, t }: ViewContext): ConsentView {
  return {
    title: t.text('shell.consent.title'),
    text: t.text('shell.consent.text', { provider: chatName(site.identity.chat) }),
    accept: t.text('shell.consent.accept'),
    decline: t.text('shell.consent.decline'),
    privacy: { label: t.text('shell.consent.privacy'), href: `${href('privacy', locale)}#${chatSection}` },
    close: t.text('shell.consent.close'),
  };
}
