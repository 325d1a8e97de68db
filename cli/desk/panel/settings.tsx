import type { Sample, Setting } from '#cli/desk/desk-api.ts';
import { Confirm } from './confirm.tsx';
import { useSettingNames, useTexts } from './desk-texts.tsx';
import { isFoundIn } from './search-text.ts';
import { SettingRow } from './setting-row.tsx';

const path = 'content/site.yaml';

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
    const isWanted = title !== undefined && isFoundIn(`${title} ${setting.name} ${setting.value}`, filter);
    return isWanted ? [{ setting, title }] : [];
  });
  if (rows.length === 0) return null;
  const sampleOf = (steps: readonly string[]) =>
    samples.find((sample) => sample.file === path && sample.steps.join('.') === steps.join('.'));
  // The mark at the top of the file.
  const whole = sampleOf([]);
  return (
    <section aria-labelledby="settings">
      <h3 id="settings">{t('settings')}</h3>
      {whole && <Confirm file={path} steps={[]} name={t('samples.agency')} />}
      <ul>
        {rows.map(({ setting, title }) => {
          // The others are marks of an item or a document, such as `team.0` or `documents.privacy`.
          const sample = sampleOf(setting.steps.slice(0, 2));
          return (
            <li key={setting.name}>
              <SettingRow setting={setting} title={title} />
              {sample && <Confirm file={path} steps={sample.steps} name={title} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
