import { withConfirmationDay } from '#cli/desk/confirmed-source.ts';
import type { Fact, FieldEdit } from '#cli/desk/desk-api.ts';
import { localDay } from '#src/domain/local-day.ts';
import { ConfirmSample } from './confirm.tsx';
import { useFactNames, useLanguage, useTexts } from './desk-texts.tsx';
import { useDraft } from './drafts.ts';
import { formatFactValue, readFactValue } from './fact-values.ts';
import { ValueForm } from './value-form.tsx';

const factsPath = 'content/facts.yaml';

interface Props {
  fact: Fact;
  /** Gives what people call a message. */
  nameOf: (id: string) => string;
  onOpen: (id: string) => void;
}

/** A fact that the site claims, with its source and every message that shows it. */
export function FactRow({ fact, nameOf, onOpen }: Props) {
  const { name, value, format, source, isSample, shownIn } = fact;
  const t = useTexts();
  const title = useFactNames()(name);
  const [language] = useLanguage();
  const shownValue = formatFactValue(value, format, language);
  // What is typed is kept apart from the value on the disk, so that reading the disk again does not remove it.
  const [valueKey, sourceKey] = [`fact ${name} value`, `fact ${name} source`];
  const [typedValue, setTypedValue] = useDraft<string>(valueKey);
  const [typedSource, setTypedSource] = useDraft<string>(sourceKey);
  const typed = typedValue === undefined ? { value } : readFactValue(typedValue, format, language);
  const problem = 'problem' in typed ? t(typed.problem) : '';
  const isValueChanged = 'value' in typed && typed.value !== value;
  // Changing a value confirms it too, so its source gets today's date.
  const newSource = typedSource ?? (isValueChanged ? withConfirmationDay(source, localDay(new Date())) : source);
  const edits: FieldEdit[] = [
    ...(isValueChanged ? [{ path: factsPath, pathInFile: [name, 'value'], read: value, value: typed.value }] : []),
    ...(newSource !== source
      ? [{ path: factsPath, pathInFile: [name, 'source'], read: source, value: newSource }]
      : []),
  ];
  /** Keeps what is typed as a draft, unless it is again what is on the disk. */
  const keep = (setDraft: (text: string | undefined) => void, onDisk: string) => (text: string) =>
    setDraft(text === onDisk ? undefined : text);
  return (
    <li>
      <ValueForm title={title} edits={edits} problem={problem} draftKeys={[valueKey, sourceKey]}>
        <h3>{title}</h3>
        <label>
          {t(`value.${format}`)}
          <input
            value={typedValue ?? shownValue}
            aria-invalid={problem !== ''}
            onChange={({ target }) => keep(setTypedValue, shownValue)(target.value)}
          />
        </label>
        <label className="wide">
          {t('source')}
          <input value={newSource} onChange={({ target }) => keep(setTypedSource, source)(target.value)} />
        </label>
      </ValueForm>
      {isSample && <ConfirmSample file={factsPath} pathInFile={[name]} name={title} />}
      <details>
        <summary>{t('shown-in', { count: shownIn.length })}</summary>
        <ul>
          {shownIn.map((id) => (
            <li key={id}>
              <button type="button" className="row" onClick={() => onOpen(id)}>
                {nameOf(id)}
              </button>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
