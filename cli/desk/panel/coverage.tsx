import type { FolderCoverage } from '#cli/desk/desk-api.ts';
import { locales } from '#src/domain/locale.ts';
import { useLocaleName, useTexts } from './desk-texts.tsx';

interface Props {
  coverage: readonly FolderCoverage[];
  folderName: (folder: string) => string;
  onFolder: (folder: string) => void;
}

/** How many of its texts each folder has, a bar for each language. */
export function Coverage({ coverage, folderName, onFolder }: Props) {
  const t = useTexts();
  const localeName = useLocaleName();
  return (
    <section className="coverage" aria-labelledby="coverage">
      <h3 id="coverage">{t('coverage')}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('folder')}</th>
            {locales.map((locale) => (
              <th key={locale} scope="col">
                {localeName(locale)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {coverage.map(({ folder, locales: counts }) => (
            <tr key={folder}>
              <th scope="row">
                <button type="button" className="name" onClick={() => onFolder(folder)}>
                  {folderName(folder)}
                </button>
              </th>
              {locales.map((locale) => {
                const { present, wanted } = counts[locale];
                // A folder without texts has all of them: its bar is full.
                return (
                  <td key={locale}>
                    <meter aria-hidden="true" min={0} max={wanted || 1} value={wanted ? present : 1} />
                    <span>{t('of', { present, wanted })}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
