import { useState } from 'react';
import { identityPath, type Setting } from '#cli/desk/desk-api.ts';
import { localeData } from '#src/domain/locale.ts';
import { useLanguage } from './desk-texts.tsx';
import { useDraft } from './drafts.ts';
import { readSetting } from './setting-values.ts';
import { useSaving } from './use-saving.ts';
import { ValueForm } from './value-form.tsx';

/** The days as `openingDays` has them, each with a date that gives its name: 1 January 2024 was a Monday. */
const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'].map((day, at) => ({
  day,
  date: new Date(Date.UTC(2024, 0, 1 + at)),
}));

interface Props {
  setting: Setting;
  /** What people call the value. */
  title: string;
}

/** A value of the agency: the same wherever the site shows it. */
export function SettingRow({ setting: { name, pathInFile, value }, title }: Props) {
  const draftKey = `setting ${name}`;
  const [draft, setDraft] = useDraft<string>(draftKey);
  // The only list among the settings is `openingDays`.
  if (Array.isArray(value)) return <Days pathInFile={pathInFile} value={value} title={title} />;
  /** Empty if nothing is left of what was typed: that is not saved. */
  const newValue = draft === undefined ? value : readSetting(name, draft, value);
  return (
    <ValueForm
      title={title}
      edits={
        newValue === value || newValue === '' ? [] : [{ path: identityPath, pathInFile, read: value, value: newValue }]
      }
      draftKeys={[draftKey]}
    >
      <label className="wide">
        {title}
        <input
          value={draft ?? String(value)}
          onChange={({ target }) => setDraft(target.value === String(value) ? undefined : target.value)}
        />
      </label>
    </ValueForm>
  );
}

/** The days on which the agency is open, a checkbox each; a click saves them all. */
function Days({ pathInFile, value, title }: { pathInFile: string[]; value: string[]; title: string }) {
  const { save, isBusy, failure } = useSaving();
  const [language] = useLanguage();
  /** What was chosen. It is shown until the project has been read again, which makes `value` another array. */
  const [chosen, setChosen] = useState({ before: value, next: value });
  const shown = chosen.before === value && !failure ? chosen.next : value;
  const weekdayFormat = new Intl.DateTimeFormat(localeData[language].intl, { weekday: 'long', timeZone: 'UTC' });
  const choose = (day: string, isOpen: boolean) => {
    const next = weekdays.map((each) => each.day).filter((each) => (each === day ? isOpen : shown.includes(each)));
    setChosen({ before: value, next });
    void save([{ path: identityPath, pathInFile, read: value, value: next }], title);
  };
  return (
    <fieldset className="days" disabled={isBusy}>
      <legend>{title}</legend>
      {weekdays.map(({ day, date }) => (
        <label key={day} className="check">
          <input type="checkbox" checked={shown.includes(day)} onChange={({ target }) => choose(day, target.checked)} />
          {weekdayFormat.format(date)}
        </label>
      ))}
      {failure && (
        <p className="alert" role="alert">
          {failure}
        </p>
      )}
    </fieldset>
  );
}
