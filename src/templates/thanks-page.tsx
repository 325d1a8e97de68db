import type { Locale } from '#src/domain/locale.ts';
import { BoardHero } from '#src/sections/board-hero.tsx';
import { PageLayout } from '#src/shell/page-layout.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { FlagBoard } from '#src/ui/flag-board.tsx';
import { thanksView } from '#src/views/thanks.ts';

export function ThanksPage({ locale }: { locale: Locale }) {
  const { layout, sent, home } = thanksView(locale);
  return (
    <PageLayout layout={layout}>
      {/* On the yellow of the category print and promo (`domain/palette.ts`). */}
      <div className="cat-print on-field border-b">
        <BoardHero
          title={sent.title}
          text={sent.text}
          // `src/worker/contact/thanks-page.ts` puts the reference of the enquiry into the text of `data-reference`.
          // That text then becomes the content of this note, which is shown, and the `href` of each link below.
          note={<p hidden className="mt-4 font-600" data-reference={sent.reference} />}
          board={<FlagBoard />}
        >
          <ButtonLink {...home} />
        </BoardHero>
      </div>
      <div className="wrap band cat-development">
        <ol className="trio">
          {sent.steps.map((step, index) => (
            <li key={step}>
              <span aria-hidden className="num">
                {String(index + 1).padStart(2, '0')}
              </span>
              <p className="big mt-2">{step}</p>
            </li>
          ))}
        </ol>
        <p className="mt-8">{sent.urgent}</p>
        <div className="flex flex-wrap gap-3 mt-4">
          {sent.contactLinks.map(({ href, referenceHref, label }) => (
            <a key={href} href={href} data-reference={referenceHref} className="btn-line">
              {label}
            </a>
          ))}
        </div>
      </div>
    </PageLayout>
  );
}
