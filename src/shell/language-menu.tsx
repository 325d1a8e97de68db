import { Icon } from '#src/ui/icon.tsx';
import type { LanguageMenuView } from '#src/views/layout/language-menu.ts';

/** The language dropdown: a native popover, so it opens, closes and gives focus back without a script. */
export function LanguageMenu({ language }: { language: LanguageMenuView }) {
  const current = language.links.find((link) => link.isCurrent)?.locale;
  return (
    <div>
      <button
        type="button"
        popoverTarget="language"
        className="menubtn"
        aria-label={`${language.label}: ${current?.toUpperCase()}`}
      >
        <span className="uppercase">{current}</span>
        <Icon name="chevron-down" className="letter-size" />
      </button>
      <div id="language" popover="auto" className="panel popover">
        <ul>
          {language.links.map((link) => (
            <li key={link.locale}>
              <a
                href={link.href}
                lang={link.locale}
                hrefLang={link.locale}
                aria-current={link.isCurrent ? 'true' : undefined}
                className="item"
                // Says where the link leads: `enhance/language-switch.ts` keeps the scroll position for `page` alone.
                {...(!link.isCurrent && { 'data-switch': link.missingNote ? 'home' : 'page' })}
              >
                <span className="note uppercase">{link.locale}</span>
                {link.label}
              </a>
            </li>
          ))}
        </ul>
        {language.links.map(
          ({ locale, missingNote }) =>
            missingNote && (
              <p key={locale} className="item note max-w-60">
                {missingNote}
              </p>
            ),
        )}
      </div>
    </div>
  );
}
