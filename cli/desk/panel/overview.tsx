import { useVirtualizer } from '@tanstack/react-virtual';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import type { Message, Project } from '#cli/desk/desk-api.ts';
import { type Locale, locales } from '#src/domain/locale.ts';
import { Badges } from './badges.tsx';
import { Coverage } from './coverage.tsx';
import { useLocaleName, useTexts } from './desk-texts.tsx';
import { filterMessages, type StateFilter, stateFilters } from './filter-messages.ts';
import { useMessagesOn } from './page-uses.ts';
import { Recent } from './recent.tsx';
import { textAsRead } from './text-as-read.ts';
import { useMessageNames } from './use-message-names.ts';
import { usePlaceNames } from './use-place-names.ts';

/** The height of each row of the table, in pixels: from it follows which rows can be seen. */
const rowHeight = 64;

interface Props {
  project: Project;
  onOpen: (id: string) => void;
}

/** Every message of the project in one table. */
export function Overview({ project, onOpen }: Props) {
  const t = useTexts();
  const localeName = useLocaleName();
  const [search, setSearch] = useState('');
  const [folder, setFolder] = useState('');
  const [state, setState] = useState<StateFilter>('all');
  const [locale, setLocale] = useState<Locale>();
  const [pagePath, setPagePath] = useState('');
  const folderName = useFolderNames(project);
  // Undefined while that page is being read, and if none is chosen.
  const onPage = useMessagesOn(pagePath, project);
  const deferredSearch = useDeferredValue(search);
  const rows = useMemo(() => {
    const filter = { search: deferredSearch, values: project.values, folder, state, locale, onPage };
    return filterMessages(project.messages, filter);
  }, [project.messages, project.values, deferredSearch, folder, state, locale, onPage]);
  const folders = useMemo(() => foldersOf(project.messages), [project.messages]);
  return (
    <section className="overview" aria-labelledby="overview">
      <h2 id="overview">{t('overview')}</h2>
      <div className="filters">
        <label>
          {t('search')}
          <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
        </label>
        <label>
          {t('state')}
          <select value={state} onChange={({ target }) => setState(target.value as StateFilter)}>
            {stateFilters.map((name) => (
              <option key={name} value={name}>
                {t(`state.${name}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('locale')}
          <select
            value={locale ?? ''}
            onChange={({ target }) => setLocale(locales.find((code) => code === target.value))}
          >
            <option value="">{t('all')}</option>
            {locales.map((name) => (
              <option key={name} value={name}>
                {localeName(name)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('folder')}
          <select value={folder} onChange={({ target }) => setFolder(target.value)}>
            <option value="">{t('all')}</option>
            {folders.map((name) => (
              <option key={name} value={name}>
                {folderName(name)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('on-page')}
          <select value={pagePath} onChange={({ target }) => setPagePath(target.value)}>
            <option value="">{t('all')}</option>
            {project.pages.map((page) => (
              <option key={page.path}>{page.path}</option>
            ))}
          </select>
        </label>
      </div>
      <p className="count" aria-live="polite">
        {pagePath && !onPage ? t('page-read') : t('rows', { count: rows.length, all: project.messages.length })}
      </p>
      <div className="overview-body">
        <Table rows={rows} project={project} onOpen={onOpen} />
        <div className="overview-side">
          <Coverage coverage={project.coverage} folderName={folderName} onFolder={setFolder} />
          <Recent project={project} onOpen={onOpen} />
        </div>
      </div>
    </section>
  );
}

/** The table of the messages. Only the rows that can be seen are drawn; margins take the place of the others. */
function Table({ rows, project, onOpen }: Props & { rows: readonly Message[] }) {
  const t = useTexts();
  const nameOf = useMessageNames(project);
  const localeName = useLocaleName();
  const scroller = useRef<HTMLElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    // How many rows are drawn above and below those that can be seen, so that scrolling shows no gap.
    overscan: 8,
  });
  const visibleRows = virtual.getVirtualItems();
  const heightAbove = visibleRows[0]?.start ?? 0;
  const heightBelow = virtual.getTotalSize() - (visibleRows.at(-1)?.end ?? 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard
    <section className="table" ref={scroller} tabIndex={0} aria-label={t('messages')}>
      <table aria-rowcount={rows.length + 1} style={{ marginTop: heightAbove, marginBottom: heightBelow }}>
        <thead>
          <tr>
            <th scope="col">{t('message')}</th>
            {locales.map((locale) => (
              <th key={locale} scope="col">
                {localeName(locale)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {visibleRows.map(({ index }) => {
            const message = rows[index];
            if (!message) return null;
            // Rows are counted from 1, and the first has the headings.
            return (
              <tr key={message.id} aria-rowindex={index + 2} style={{ height: rowHeight }}>
                <th scope="row">
                  <button type="button" className="name" onClick={() => onOpen(message.id)}>
                    {nameOf(message.id)} <span className="row-id">{message.id}</span>
                  </button>
                  <Badges message={message} />
                </th>
                {locales.map((locale) => (
                  <td key={locale} lang={locale}>
                    <span className="clamped">{textAsShown(message.texts[locale], locale, project.values)}</span>
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** Gives a text as a visitor reads it, with examples for what only its page knows. */
function textAsShown(text: string | undefined, locale: Locale, values: Project['values']): string {
  if (!text) return '—';
  return text.includes('{') ? (textAsRead(text, locale, values) ?? text) : text;
}

/** Gives what people call a folder of messages. */
function useFolderNames(project: Project): (folder: string) => string {
  const t = useTexts();
  const placeName = usePlaceNames(project);
  // `placeName` takes ids, and all ids in the folder `services.seo` begin with `services.seo.`. What has no name is
  // given back with that dot, which is removed. `pages` as a whole has no name there: only each page has.
  return (folder) => (folder === 'pages' ? t('records.pages') : placeName(`${folder}.`).replace(/\.$/, ''));
}

/** The first parts of ids. For services, cases, pages and drawings the first two parts too, such as `pages.home`. */
function foldersOf(messages: readonly Message[]): string[] {
  const folders = messages.flatMap(({ id }) => {
    const [first = '', second = ''] = id.split('.');
    return ['services', 'projects', 'pages', 'drawings'].includes(first) ? [first, `${first}.${second}`] : [first];
  });
  return [...new Set(folders)].sort();
}
