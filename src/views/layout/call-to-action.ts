import { href } from '#src/domain/routes.ts';
import type { ViewContext } from '#src/views/context.ts';
import type { LinkView } from '#src/views/links.ts';

/** The call to action that ends every page (R10). */
export interface CallToActionView {
  title: string;
  text: string;
  button: LinkView;
  /** Shown at the end of the page in place of the other fields, to visitors who are writing or have already written. */
  line?: { text: string; link: LinkView };
}

export type CallToActionOptions =
  | { title: string; text: string }
  /** One line. The anchor is a place on the contact page, such as `#main`. */
  | { line: { text: string; link: string }; anchor?: string };

/** The page's own texts, or the shared ones; all lead to the contact page. */
export function callToActionView({ locale, t }: ViewContext, options?: CallToActionOptions): CallToActionView {
  const shared = { title: t.text('shell.cta.title'), text: t.text('shell.cta.text') };
  const button = { label: t.text('shell.cta.button'), href: href('contact', locale) };
  if (!options || 'title' in options) return { ...shared, ...options, button };
  const { line, anchor = '' } = options;
  const contact = button.href + anchor;
  return {
    ...shared,
    // The footer and the menu of a phone show the button on these pages too.
    button: { ...button, href: contact },
    line: { text: line.text, link: { label: line.link, href: contact } },
  };
}
