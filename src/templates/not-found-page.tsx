import { signal } from '#src/domain/flags/signal.ts';
import type { Locale } from '#src/domain/locale.ts';
import { Hero } from '#src/sections/hero.tsx';
import { Split } from '#src/sections/split.tsx';
import { Page } from '#src/shell/page.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Flag } from '#src/ui/flag.tsx';
import { notFoundView } from '#src/views/not-found.ts';

export function NotFoundPage({ locale }: { locale: Locale }) {
  const view = notFoundView(locale);
  return (
    <Page frame={view.frame}>
      <Hero title={view.title} text={view.text}>
        {view.main.map((link, index) => (
          <ButtonLink key={link.href} {...link} kind={index ? 'line' : 'primary'} />
        ))}
      </Hero>
      <p role="status" hidden data-load="nearest-page" data-nearest={view.suggestion.list} className="wrap lead pb-10">
        {view.suggestion.text}
      </p>
      <div className="cat-ai border-y border-ink overflow-hidden flex justify-center bg-flagpaper">
        <Flag tiles={signal('not-found', 12)} className="h-[clamp(5rem,11vw,9rem)] max-w-none flex-none" />
      </div>
      <Split title={view.popular.title}>
        <ul className="rows">
          {view.popular.links.map(({ href, label }) => (
            <li key={href}>
              <a
                href={href}
                className="flex items-center justify-between min-h-13 no-underline hover:text-signal group"
              >
                {label}
                <span aria-hidden className="arrow" />
              </a>
            </li>
          ))}
        </ul>
      </Split>
    </Page>
  );
}
