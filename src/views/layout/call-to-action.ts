import { href } from '#src/domain/routes.ts';
import type { ViewContext } from '#src/views/context.ts';
import type { LinkView } from '#src/views/links.ts';

/** The call to action that ends every page (R10). */
export interface CallToActionView {
  title: string;
  text: string;
  button: LinkView;
}

export interface CallToActionOptions {
  title: string;
  text: string;
  /** A place on the contact page, such as `#main`. */
  anchor?: string;
}

/** The page's own texts, or the shared ones; both lead to the contact page. */
export function callToActionView({ locale, t }: ViewContext, options?: CallToActionOptions): CallToActionView {
  return {
    title: options?.title ?? t.text('shell.cta.title'),
    text: options?.text ?? t.text('shell.cta.text'),
    button: { label: t.text('shell.cta.button'), href: href('contact', locale) + (options?.anchor ?? '') },
  };
}
