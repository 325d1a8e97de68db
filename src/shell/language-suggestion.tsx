import { Icon } from '#src/ui/icon.tsx';
import type { LanguageSuggestionView } from '#src/views/layout/language-suggestion.ts';

/** A line that offers this page in the other language. It lies over the page, so that nothing shifts when it appears. */
export function LanguageSuggestion({ suggestion }: { suggestion: LanguageSuggestionView }) {
  return (
    <aside hidden data-suggest="" lang={suggestion.locale} className="panel suggest">
      <p>
        {suggestion.text}{' '}
        <a href={suggestion.href} hrefLang={suggestion.locale} className="link font-600">
          {suggestion.link}
        </a>
      </p>
      <button type="button" aria-label={suggestion.close} className="menubtn">
        <Icon name="x" />
      </button>
    </aside>
  );
}
