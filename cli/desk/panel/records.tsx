import { useState } from 'react';
import type { FieldEdit, Project } from '#cli/desk/desk-api.ts';
import type { SiteRecord } from '#cli/desk/structure/structure-api.ts';
import { sourceLocale } from '#src/domain/locale.ts';
import { useLanguage, useTexts } from './desk-texts.tsx';
import { useDraft } from './drafts.ts';
import { isFoundIn } from './search-text.ts';
import { useSaving } from './use-saving.ts';

/** Services and cases: whether they are published, where they stand, and their addresses. */
export function Records({ project }: { project: Project }) {
  const t = useTexts();
  const [language] = useLanguage();
  const [filter, setFilter] = useState('');
  const messages = new Map(project.messages.map(({ id, texts }) => [id, texts[language] ?? texts[sourceLocale] ?? id]));
  const titled = project.records.map((record) => ({ record, title: messages.get(record.titleId) ?? record.path }));
  return (
    <section className="records" aria-labelledby="records">
      <h2 id="records">{t('view.records')}</h2>
      <label className="filter">
        {t('filter')}
        <input type="search" value={filter} onChange={({ target }) => setFilter(target.value)} />
      </label>
      <ul>
        {titled
          .filter(({ record, title }) => isFoundIn(`${record.path} ${title}`, filter))
          .map(({ record, title }) => (
            <RecordRow key={record.path} record={record} title={title} />
          ))}
      </ul>
    </section>
  );
}

function RecordRow({ record: { path, published, order, slugs }, title }: { record: SiteRecord; title: string }) {
  const t = useTexts();
  const { save, isBusy, failure } = useSaving();
  return (
    <li>
      <section aria-label={title} aria-busy={isBusy} className="record">
        <div className="record-name">
          <h3>{title}</h3>
          <p className="row-id">{path}</p>
        </div>
        <label className="check">
          <input
            type="checkbox"
            checked={published}
            disabled={isBusy}
            onChange={({ target }) =>
              void save([{ path, steps: ['published'], read: published, value: target.checked }], title)
            }
          />
          {t('published')}
        </label>
        {order !== undefined && (
          <FieldForm
            record={title}
            field={`${path} order`}
            label={t('order')}
            isShort
            value={String(order)}
            edit={(value) => ({ path, steps: ['order'], read: order, value: Number(value) })}
          />
        )}
        {slugs.map(({ field, locales, slug, earlier }) => (
          <FieldForm
            key={field}
            record={title}
            field={`${path} ${field}`}
            label={t('slug', { locales: locales.join(', ') })}
            value={slug}
            note={(draft) => {
              const forwarded = [...(draft === slug ? [] : [slug]), ...earlier];
              return forwarded.length > 0 ? t('redirect', { from: forwarded.join(', '), to: draft }) : '';
            }}
            edit={(value) => ({ path, steps: field.split('.'), read: slug, value })}
          />
        ))}
        {failure && (
          <p className="alert" role="alert">
            {failure}
          </p>
        )}
      </section>
    </li>
  );
}

interface FieldProps {
  /** What it belongs to: many records have a field of the same name. */
  record: string;
  /** Under which key its draft is kept. */
  field: string;
  label: string;
  value: string;
  /** For a number. */
  isShort?: boolean;
  /** What else follows from a value. */
  note?: (draft: string) => string;
  edit: (value: string) => FieldEdit;
}

function FieldForm({ record, field, label, value, isShort, note, edit }: FieldProps) {
  const t = useTexts();
  const { save, isBusy, failure, clearFailure } = useSaving();
  const [typed, setTyped] = useDraft<string>(`record ${field}`);
  const draft = typed ?? value;
  const consequence = note?.(draft);
  return (
    <form
      aria-label={`${record}: ${label}`}
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        void save([edit(draft.trim())], `${record}: ${label}`, () => setTyped(undefined));
      }}
    >
      <label className={isShort ? 'short' : undefined}>
        {label}
        <input
          value={draft}
          onChange={({ target }) => {
            clearFailure();
            setTyped(target.value === value ? undefined : target.value);
          }}
        />
      </label>
      <button type="submit" disabled={isBusy || draft.trim() === value || draft.trim() === ''}>
        {isBusy ? t('busy') : t('save')}
      </button>
      {consequence && <p className="hint">{consequence}</p>}
      {failure && (
        <p className="alert" role="alert">
          {failure}
        </p>
      )}
    </form>
  );
}
