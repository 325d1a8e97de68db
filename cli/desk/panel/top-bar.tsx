import { deskLanguages } from '#cli/desk/texts/desk-languages.ts';
import { localeData } from '#src/domain/locale.ts';
import { useLanguage, useTexts } from './desk-texts.tsx';

/** What the desk can show, a tab each. */
export const deskTabs = ['page', 'overview', 'facts', 'inbox', 'records', 'addresses', 'publish'] as const;

export type DeskTab = (typeof deskTabs)[number];

interface Props {
  view: DeskTab;
  onView: (view: DeskTab) => void;
  isPointing: boolean;
  onPoint: (isPointing: boolean) => void;
}

/**
 * What the desk can show, the button with which a click on a text of the page edits it, and the language of the desk.
 * `isPointing` is true while that button is pressed; holding Alt does the same.
 */
export function TopBar({ view, onView, isPointing, onPoint }: Props) {
  const t = useTexts();
  const [language, setLanguage] = useLanguage();
  return (
    <header className="top-bar">
      <h1>{t('name')}</h1>
      <nav aria-label={t('views')}>
        {deskTabs.map((name) => (
          <button
            key={name}
            type="button"
            className="tab"
            aria-current={name === view ? 'page' : undefined}
            onClick={() => onView(name)}
          >
            {t(`view.${name}`)}
          </button>
        ))}
      </nav>
      <button
        type="button"
        className="point"
        aria-pressed={isPointing}
        onClick={() => {
          // From another view the button leads to the page, to point there.
          if (view !== 'page') onView('page');
          onPoint(view !== 'page' || !isPointing);
        }}
      >
        {t('point')} <kbd>Alt</kbd>
      </button>
      <label className="language">
        <span className="unseen">{t('language')}</span>
        <select
          value={language}
          onChange={({ target }) => setLanguage(deskLanguages.find((code) => code === target.value) ?? language)}
        >
          {deskLanguages.map((code) => (
            <option key={code} value={code}>
              {localeData[code].name}
            </option>
          ))}
        </select>
      </label>
    </header>
  );
}
