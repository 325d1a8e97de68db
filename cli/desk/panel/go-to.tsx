import type { Project } from '#cli/desk/desk-api.ts';
import { withToken } from './ask.ts';
import { useLocaleName, useTexts } from './desk-texts.tsx';

interface Props {
  project: Project;
  /** Called with the address of what is to be shown. */
  onGo: (path: string) => void;
}

/** Everything that the site can show: its pages, and the mails and errors to which no link leads. */
export function GoTo({ project: { pages, states }, onGo }: Props) {
  const t = useTexts();
  const localeName = useLocaleName();
  return (
    <label>
      {t('go-to')}
      <select value="" onChange={({ target }) => onGo(target.value)}>
        <option value="">{t('go-to.choose')}</option>
        <optgroup label={t('go-to.states')}>
          {states.map(({ name, locale, path }) => (
            <option key={path} value={withToken(path)}>
              {t(`state.${name}`)} · {localeName(locale)}
            </option>
          ))}
        </optgroup>
        <optgroup label={t('go-to.pages')}>
          {pages.map(({ path }) => (
            <option key={path}>{path}</option>
          ))}
        </optgroup>
      </select>
    </label>
  );
}
