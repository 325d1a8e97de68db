import { useEffect, useState } from 'react';
import type { FieldEdit, Project, SiteRecord } from '#cli/desk/desk-api.ts';
import { sourceLocale } from '#src/domain/locale.ts';
import { useLanguage, useTexts } from './desk-texts.tsx';
import { SavingNotice } from './saving-notice.tsx';
import { useSaving } from './use-saving.ts';

interface Props {
  project: Project;
  onStatus: (status: string) => void;
}

/** Services and cases: whether they are published, where they stand, and their addresses. */
export function Records({ project, onStatus }: Props) {
  const t = useTexts();
  const [language] = useLanguage();
  const [filter, setFilter] = useState('');
  const { save, ...saving } = useSaving(onStatus);
  const messages = new Map(project.messages.map(({ id, texts }) => [id, texts[language] ?? texts[sourceLocale] ?? id]));
  const titled = project.records.map((record) => ({ record, title: messages.get(record.titleId) ?? record.path }));
  const wanted = filter.toLowerCase();
  return (
    <section className="records" aria-labelledby="records">
      <h2 id="records">{t('view.records')}</h2>
      <label className="filter">
        {t('filter')}
        <input type="search" value={filter} onChange={({ target }) => setFilter(target.value)} />
      </label>
      <SavingNotice {...saving} />
      <ul>
        {titled
          .filter(({ record, title }) => `${record.path} ${title}`.toLowerCase().includes(wanted))
          .map(({ record, title }) => (
            <RecordRow key={record.path} record={record} title={title} onSave={save} />
          ))}
      </ul>
    </section>
  );
}

interface RowProps {
  record: SiteRecord;
  title: string;
  onSave: (edit: FieldEdit) => Promise<void>;
}

function RecordRow({ record: { path, published, order, slugs }, title, onSave }: RowProps) {
  const t = useTexts();
  return (
    <li>
      <section aria-label={title} className="record">
        <div className="record-name">
          <h3>{title}</h3>
          <p className="row-id">{path}</p>
        </div>
        <label className="check">
          <input
            type="checkbox"
            checked={published}
            onChange={({ target }) =>
              void onSave({ path, steps: ['published'], read: published, value: target.checked })
            }
          />
          {t('published')}
        </label>
        {order !== undefined && (
          <FieldForm
            record={title}
            label={t('order')}
            isShort
            value={String(order)}
            onSave={(value) => onSave({ path, steps: ['order'], read: order, value: Number(value) })}
          />
        )}
        {slugs.map(({ field, locales, slug, earlier }) => (
          <FieldForm
            key={field}
            record={title}
            label={t('slug', { locales: locales.join(', ') })}
            value={slug}
            note={(draft) => {
              const forwarded = [...(draft === slug ? [] : [slug]), ...earlier];
              return forwarded.length > 0 ? t('redirect', { from: forwarded.join(', '), to: draft }) : '';
            }}
            onSave={(value) => onSave({ path, steps: field.split('.'), read: slug, value })}
          />
        ))}
      </section>
    </li>
  );
}

interface FieldProps {
  /** What it belongs to: many records have a field of the same name. */
  record: string;
  label: string;
  value: string;
  /** For a number. */
  isShort?: boolean;
  /** What else follows from a value. */
  note?: (draft: string) => string;
  onSave: (value: string) => Promise<void>;
}

function FieldForm({ record, label, value, isShort, note, onSave }: FieldProps) {
  const t = useTexts();
  const [draft, setDraft] = useState(value);
  useEffect(() => setDraft(value), [value]);
  const said = note?.(draft);
  return (
    <form
      aria-label={`${record}: ${label}`}
      onSubmit={(event) => {
        event.preventDefault();
        void onSave(draft.trim());
      }}
    >
      <label className={isShort ? 'short' : undefined}>
        {label}
        <input value={draft} onChange={({ target }) => setDraft(target.value)} />
      </label>
      <button type="submit" disabled={draft.trim() === value || draft.trim() === ''}>
        {t('save')}
      </button>
      {said && <p className="hint">{said}</p>}
    </form>
  );
}
