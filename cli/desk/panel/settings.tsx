import { identityPath, type Sample, type Setting } from '#cli/desk/desk-api.ts';
import { ConfirmSample } from './confirm.tsx';
import { useSettingNames, useTexts } from './desk-texts.tsx';
import { isFoundIn } from './search-text.ts';
import { SettingRow } from './setting-row.tsx';

interface Props {
  settings: readonly Setting[];
  samples: readonly Sample[];
  filter: string;
}

/** Who the agency is: its address and numbers, its days, its people. */
export function Settings({ settings, samples, filter }: Props) {
  const t = useTexts();
  const settingName = useSettingNames();
  const rows = settings.flatMap((setting) => {
    const title = settingName(setting.name);
    // The owner does not change a value without a name, so it is not listed.
    const isListed = title !== undefined && isFoundIn(`${title} ${setting.name} ${setting.value}`, filter);
    return isListed ? [{ setting, title }] : [];
  });
  if (rows.length === 0) return null;
  const sampleOf = (pathInFile: readonly string[]) =>
    samples.find((sample) => sample.file === identityPath && sample.pathInFile.join('.') === pathInFile.join('.'));
  // `sample: true` at the top of the file is about all of it.
  const fileSample = sampleOf([]);
  return (
    <section aria-labelledby="settings">
      <h3 id="settings">{t('settings')}</h3>
      {fileSample && <ConfirmSample file={identityPath} pathInFile={[]} name={t('samples.agency')} />}
      <ul>
        {rows.map(({ setting, title }) => {
          // The other samples are an item or a document, such as `team.0` or `documents.privacy`.
          const sample = sampleOf(setting.pathInFile.slice(0, 2));
          return (
            <li key={setting.name}>
              <SettingRow setting={setting} title={title} />
              {sample && <ConfirmSample file={identityPath} pathInFile={sample.pathInFile} name={title} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
