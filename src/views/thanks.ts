import type { Locale } from '#src/domain/locale.ts';
import { viewContext } from '#src/views/context.ts';
import { type LayoutView, layoutView } from '#src/views/layout/layout.ts';
import { type LinkView, pageLink } from '#src/views/links.ts';

/** The texts after the form was sent, on the thank-you page and in the form's success panel (R61). */
export interface SentView {
  title: string;
  text: string;
  steps: string[];
  urgent: string;
  again: string;
}

export interface ThanksView {
  layout: LayoutView;
  sent: SentView;
  again: LinkView;
  home: LinkView;
}

export function sentView(locale: Locale): SentView {
  const { t } = viewContext(locale);
  return {
    title: t.text('contact.form.sent.title'),
    text: t.text('contact.form.sent.text'),
    steps: t.list('contact.form.sent.steps'),
    urgent: t.text('contact.form.sent.urgent'),
    again: t.text('contact.form.sent.again'),
  };
}

export function thanksView(locale: Locale): ThanksView {
  const context = viewContext(locale);
  const { t } = context;
  const callToAction = { title: t.text('pages.thanks.cta.title'), text: t.text('pages.thanks.cta.text') };
  return {
    layout: layoutView(context, { route: 'thanks' }, { key: 'pages.thanks', callToAction }),
    sent: sentView(locale),
    again: pageLink(context, 'contact', 'contact.form.sent.again'),
    home: pageLink(context, 'home', 'labels.backToHome'),
  };
}
