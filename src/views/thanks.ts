import type { Locale } from '#src/domain/locale.ts';
import { viewContext } from '#src/views/context.ts';
import { type LayoutView, layoutView } from '#src/views/layout/layout.ts';
import { type LinkView, pageLink } from '#src/views/links.ts';
import { type SentView, sentView } from '#src/views/sent.ts';

export interface ThanksView {
  layout: LayoutView;
  sent: SentView;
  again: LinkView;
  home: LinkView;
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
