import { useState } from 'react';
import type { RecordKind } from '#cli/desk/structure/structure-api.ts';
import { type CategoryId, categoryIds } from '#src/domain/category.ts';
import { byLocale, type Locale, locales, sourceLocale } from '#src/domain/locale.ts';
import { useLocaleName, useTexts } from '../desk-texts.tsx';
import { useStructure } from './use-structure.ts';

interface Props {
  categoryName: (id: CategoryId) => string;
  /** Called with the id of its title, which is there already. */
  onBegun: (titleId: string) => void;
}

/** Begins a draft of a service or a case. */
export function NewRecord({ categoryName, onBegun }: Props) {
  const t = useTexts();
  const localeName = useLocaleName();
  const { change, isBusy, failure, clearFailure } = useStructure();
  const [kind, setKind] = useState<RecordKind>('service');
  const [category, setCategory] = useState<CategoryId>(categoryIds[0]);
  const [typed, setTyped] = useState<Partial<Record<Locale, string>>>({});
  // A case has the name of its client, which is the same in every language.
  const asked = kind === 'service' ? [...locales] : [sourceLocale];
  const names = byLocale((locale) => (typed[kind === 'service' ? locale : sourceLocale] ?? '').trim());
  const isWhole = locales.every((locale) => /[a-z0-9]/i.test(names[locale]));
  return (
    <details className="new-record">
      <summary>{t('record.new')}</summary>
      <form
        aria-label={t('record.new')}
        aria-busy={isBusy}
        onSubmit={(event) => {
          event.preventDefault();
          void change('addRecord', { kind, names, category }, names[sourceLocale], ({ titleId }) => {
            setTyped({});
            onBegun(titleId);
          });
        }}
      >
        <label>
          {t('record.kind')}
          <select value={kind} onChange={({ target }) => setKind(target.value as RecordKind)}>
            <option value="service">{t('record.kind.service')}</option>
            <option value="project">{t('record.kind.project')}</option>
          </select>
        </label>
        {kind === 'service' && (
          <label>
            {t('record.category')}
            <select value={category} onChange={({ target }) => setCategory(target.value as CategoryId)}>
              {categoryIds.map((id) => (
                <option key={id} value={id}>
                  {categoryName(id)}
                </option>
              ))}
            </select>
          </label>
        )}
        {asked.map((locale) => (
          <label key={locale}>
            {kind === 'service' ? t('record.name', { language: localeName(locale) }) : t('record.client')}
            <input
              lang={locale}
              value={typed[locale] ?? ''}
              onChange={({ target }) => {
                clearFailure();
                setTyped((before) => ({ ...before, [locale]: target.value }));
              }}
            />
          </label>
        ))}
        <button type="submit" className="primary" disabled={isBusy || !isWhole}>
          {isBusy ? t('busy') : t('record.begin')}
        </button>
        <p className="hint">{t('record.begin-hint')}</p>
        {failure && (
          <p className="alert" role="alert">
            {failure}
          </p>
        )}
      </form>
    </details>
  );
}
