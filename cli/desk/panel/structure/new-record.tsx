import { useState } from 'react';
import type { DeskFixedPage, RecordKind } from '#cli/desk/structure/structure-api.ts';
import { type CategoryId, categoryIds } from '#src/domain/category.ts';
import { byLocale, type Locale, locales, sourceLocale } from '#src/domain/locale.ts';
import { useLocaleName, useTexts } from '../desk-texts.tsx';
import { useStructureChange } from './use-structure-change.ts';

interface Props {
  categoryName: (id: CategoryId) => string;
  /** Called with the id of the title of what was begun, and with its address. */
  onBegun: (titleId: string, path?: string) => void;
}

/** Begins a draft of a service or a case, or a page. */
export function NewRecord({ categoryName, onBegun }: Props) {
  const t = useTexts();
  const localeName = useLocaleName();
  const { change, isBusy, failure, clearFailure } = useStructureChange();
  const [kind, setKind] = useState<RecordKind | 'page'>('service');
  const [category, setCategory] = useState<CategoryId>(categoryIds[0]);
  const [typed, setTyped] = useState<Partial<Record<Locale, string>>>({});
  // A case has the name of its client, which is the same in every language.
  const askedLocales = kind === 'project' ? [sourceLocale] : [...locales];
  const names = byLocale((locale) => (typed[kind === 'project' ? sourceLocale : locale] ?? '').trim());
  // A name without a letter or a digit would make no address.
  const isComplete = locales.every((locale) => /[a-z\d]/i.test(names[locale]));
  const begin = () => {
    /** For the line that says what was saved. */
    const label = names[sourceLocale];
    if (kind === 'page') return change('addPage', { names }, label, showBegun);
    // For a case the server ignores the category.
    return change('addRecord', { kind, names, category }, label, showBegun);
  };
  /** Empties the form, and leads to what was begun. */
  const showBegun = ({ titleId, pages }: Pick<DeskFixedPage, 'titleId' | 'pages'>) => {
    setTyped({});
    onBegun(titleId, pages.find(({ locale }) => locale === sourceLocale)?.path);
  };
  return (
    <details className="new-record">
      <summary>{t('record.new')}</summary>
      <form
        aria-label={t('record.new')}
        aria-busy={isBusy}
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        <label>
          {t('record.kind')}
          <select value={kind} onChange={({ target }) => setKind(target.value as RecordKind | 'page')}>
            <option value="service">{t('record.kind.service')}</option>
            <option value="project">{t('record.kind.project')}</option>
            <option value="page">{t('record.kind.page')}</option>
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
        {askedLocales.map((locale) => (
          <label key={locale}>
            {kind === 'project' ? t('record.client') : t('record.name', { language: localeName(locale) })}
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
        <button type="submit" className="primary" disabled={isBusy || !isComplete}>
          {isBusy ? t('busy') : t('record.begin')}
        </button>
        <p className="hint">{t(kind === 'page' ? 'page.begin-hint' : 'record.begin-hint')}</p>
        {failure && (
          <p className="alert" role="alert">
            {failure}
          </p>
        )}
      </form>
    </details>
  );
}
