import type { Locale } from '#src/domain/locale.ts';
import { viewContext } from '#src/views/context.ts';
import { type LayoutView, layoutView } from '#src/views/layout/layout.ts';
import { type LinkView, pageLink } from '#src/views/links.ts';
import { type SentView, sentView } from '#src/views/sent.ts';

export interface ThanksView {
  layout: LayoutView;
  sent: SentView;
  home: LinkView;
}

export function thanksView(locale: Locale): ThanksView {
  const context = viewContext(locale);
  const { t } = context;
  // In this layout the call to action is one line, whose link leads to the contact page.
  const callToAction = { line: { text: t.text('pages.thanks.cta.text'), link: t.text('pages.thanks.cta.link') } };
  return {
    layout: layoutView(context, { route: 'thanks' }, { key: 'pages.thanks', callToAction }),
    sent: sentView(locale),
    home: pageLink(context, 'home', 'labels.backToHome'),
  };
}
