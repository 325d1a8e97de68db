import type { Project } from '#cli/desk/desk-api.ts';
import { locales } from '#src/domain/locale.ts';
import { withToken } from './ask.ts';
import { useLocaleName, useTexts } from './desk-texts.tsx';
import { usePageNames } from './use-page-names.ts';

interface Props {
  project: Project;
  /** Called with the address of what is to be shown. */
  onGo: (path: string) => void;
}

/** Everything that the site can show: its pages, and the mails and errors to which no link leads. */
export function GoTo({ project, onGo }: Props) {
  const { pages, hiddenViews } = project;
  const nameOf = usePageNames(project);
  const t = useTexts();
  const localeName = useLocaleName();
  return (
    <label>
      {t('go-to')}
      {/* Always empty again: it is a menu, and the page in the frame can go elsewhere by itself. */}
      <select value="" onChange={({ target }) => onGo(target.value)}>
        <option value="">{t('go-to.choose')}</option>
        <optgroup label={t('go-to.hidden-views')}>
          {/* The desk serves these itself, and wants its token for them. */}
          {hiddenViews.map(({ name, locale, path }) => (
            <option key={path} value={withToken(path)}>
              {t(`hidden-view.${name}`)} · {localeName(locale)}
            </option>
          ))}
        </optgroup>
        {locales.map((locale) => (
          <optgroup key={locale} label={t('go-to.pages', { language: localeName(locale) })}>
            {pages
              .filter((page) => page.locale === locale)
              .map(({ path }) => (
                <option key={path} value={path}>
                  {nameOf(path) === path ? path : `${nameOf(path)} · ${path}`}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
