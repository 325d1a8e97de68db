import { useEffect, useState } from 'react';
import type { Fact, FieldEdit, Project } from '#cli/desk/desk-api.ts';
import { useTexts } from './desk-texts.tsx';
import { SavingNotice } from './saving-notice.tsx';
import { useSaving } from './use-saving.ts';

const path = 'content/facts.yaml';

interface Props {
  project: Project;
  onOpen: (id: string) => void;
  onStatus: (status: string) => void;
}

/** The numbers that the site claims, each with its source and every message that shows it. */
export function Facts({ project, onOpen, onStatus }: Props) {
  const t = useTexts();
  const [filter, setFilter] = useState('');
  const { save, ...saving } = useSaving(onStatus);
  const wanted = filter.toLowerCase();
  const facts = project.facts.filter(({ name, source }) => `${name} ${source}`.toLowerCase().includes(wanted));
  return (
    <section className="records" aria-labelledby="facts">
      <h2 id="facts">{t('view.facts')}</h2>
      <label className="filter">
        {t('filter')}
        <input type="search" value={filter} onChange={({ target }) => setFilter(target.value)} />
      </label>
      <SavingNotice {...saving} />
      <ul>
        {facts.map((fact) => (
          <FactRow key={fact.name} fact={fact} onOpen={onOpen} onSave={save} />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  fact: Fact;
  onOpen: (id: string) => void;
  onSave: (edit: FieldEdit) => Promise<void>;
}

function FactRow({ fact: { name, value, source, isSample, shownIn }, onOpen, onSave }: RowProps) {
  const t = useTexts();
  const [draft, setDraft] = useState(String(value));
  const [origin, setOrigin] = useState(source);
  useEffect(() => setDraft(String(value)), [value]);
  useEffect(() => setOrigin(source), [source]);
  const isChanged = draft !== String(value) || origin !== source;
  const save = async () => {
    const typed = typeof value === 'number' && draft.trim() !== '' ? Number(draft.replace(',', '.')) : draft;
    if (typed !== value) await onSave({ path, steps: [name, 'value'], read: value, value: typed });
    if (origin !== source) await onSave({ path, steps: [name, 'source'], read: source, value: origin });
  };
  return (
    <li>
      <form
        aria-label={name}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <h3>{name}</h3>
        {isSample && <span className="mark warning">{t('sample')}</span>}
        <label>
          {t('value')}
          <input value={draft} onChange={({ target }) => setDraft(target.value)} />
        </label>
        <label className="wide">
          {t('source')}
          <input value={origin} onChange={({ target }) => setOrigin(target.value)} />
        </label>
        <button type="submit" disabled={!isChanged}>
          {t('save')}
        </button>
      </form>
      <details>
        <summary>{t('shown-in', { count: shownIn.length })}</summary>
        <ul>
          {shownIn.map((id) => (
            <li key={id}>
              <button type="button" className="row" onClick={() => onOpen(id)}>
                {id}
              </button>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
