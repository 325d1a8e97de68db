import { Icon } from '#src/ui/icon.tsx';
import type { LanguageSuggestionView } from '#src/views/layout/language-suggestion.ts';

/**
 * A line under the header that offers this page in another language. It is hidden until `enhance/first-notice.ts` sets
 * `data-prefers`, and while the cookie banner is shown. `enhance/entry.ts` finds it by `data-suggest`, and lets the
 * button close it; by `data-switch`, `enhance/language-switch.ts` finds the link, and keeps the scroll position because
 * it leads to the same page.
 */
export function LanguageSuggestion({ suggestion }: { suggestion: LanguageSuggestionView }) {
  return (
    <aside data-suggest="" lang={suggestion.locale} className="suggest">
      <div className="wrap">
        <p>
          {suggestion.text}{' '}
          <a href={suggestion.href} hrefLang={suggestion.locale} data-switch="page" className="link font-600">
            {suggestion.link}
          </a>
        </p>
        <button type="button" aria-label={suggestion.close} className="menubtn">
          <Icon name="x" />
        </button>
      </div>
    </aside>
  );
}
