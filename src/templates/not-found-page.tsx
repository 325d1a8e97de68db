import type { ErrorRoute } from '#src/domain/error-page.ts';
import type { Locale } from '#src/domain/locale.ts';
import { BoardHero } from '#src/sections/board-hero.tsx';
import { LinkRows } from '#src/sections/link-rows.tsx';
import { SplitSection } from '#src/sections/split.tsx';
import { PageLayout } from '#src/shell/page-layout.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { FlagBoard } from '#src/ui/flag-board.tsx';
import { notFoundView } from '#src/views/not-found.ts';

/** Shown on the board in place of the flag in the middle of its second row of three: places are counted from 0. */
const replaced = { place: 4, text: '404' };

/** The page for an unknown address (R9); below `/services/` it speaks of an unknown service (R33). */
export function NotFoundPage({ locale, route }: { locale: Locale; route: ErrorRoute }) {
  const view = notFoundView(locale, route);
  return (
    <PageLayout layout={view.layout}>
      <BoardHero title={view.title} text={view.text} board={<FlagBoard replaced={replaced} />}>
        {view.main.map((link, index) => (
          <ButtonLink key={link.href} {...link} kind={index ? 'line' : 'primary'} />
        ))}
      </BoardHero>
      {/* `enhance/suggest-page.ts` shows it, with links to pages that are like the address. */}
      <p
        role="status"
        hidden
        data-load="suggest-page"
        data-pages={view.suggestion.list}
        data-path-prefix={view.suggestion.pathPrefix}
        className="wrap lead pb-half"
      >
        {view.suggestion.text}
      </p>
      <div className="bg-sand border-t border-ink">
        <SplitSection title={view.popular.title}>
          <LinkRows links={view.popular.links} className="rows grid sm:grid-cols-2 gap-x-8" />
        </SplitSection>
      </div>
    </PageLayout>
  );
}
