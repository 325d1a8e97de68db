import type { Locale } from '#src/domain/locale.ts';
import { BoardHero } from '#src/sections/board-hero.tsx';
import { FlagBoard } from '#src/sections/flag-board.tsx';
import { PageLayout } from '#src/shell/page-layout.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { thanksView } from '#src/views/thanks.ts';

export function ThanksPage({ locale }: { locale: Locale }) {
  const { layout, sent, again, home } = thanksView(locale);
  return (
    <PageLayout layout={layout}>
      <div className="cat-print on-field border-b">
        <BoardHero title={sent.title} text={sent.text} board={<FlagBoard />}>
          <ButtonLink {...home} />
          <ButtonLink {...again} kind="line" />
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
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4 mt-8">
          <p>{sent.urgent}</p>
          <a href={layout.footer.phone.href} className="btn-line">
            {layout.footer.phone.label}
          </a>
          <a href={layout.contact.whatsapp.href} className="btn-line">
            {layout.contact.whatsapp.label}
          </a>
        </div>
      </div>
    </PageLayout>
  );
}
