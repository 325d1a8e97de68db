import { useState } from 'react';
import type { Project } from '#cli/desk/desk-api.ts';
import type { SiteRecord } from '#cli/desk/structure/structure-api.ts';
import { categoryIds } from '#src/domain/category.ts';
import { useTexts } from '../desk-texts.tsx';
import { isFoundIn } from '../search-text.ts';
import { NewRecord } from './new-record.tsx';
import { RecordGroup } from './record-group.tsx';
import { useTitles } from './record-titles.ts';
import { SitePages } from './site-pages.tsx';

interface Props {
  project: Project;
  onShow: (pagePath: string) => void;
  onOpen: (messageId: string) => void;
}

/** Services by category, in the order of the site, cases, and other pages. */
export function Records({ project, onShow, onOpen }: Props) {
  const t = useTexts();
  const [filter, setFilter] = useState('');
  const { titleOf, categoryName } = useTitles(project);
  const { records } = project;
  const groups = [
    ...categoryIds.map((id) => ({ id, name: categoryName(id), all: inCategory(records, id) })),
    { id: 'cases', name: t('records.cases'), all: records.filter(({ kind }) => kind === 'project') },
  ];
  const groupName = (record: SiteRecord) => (record.category ? categoryName(record.category) : t('records.cases'));
  const isShown = (record: SiteRecord) => isFoundIn(`${record.path} ${titleOf(record)} ${groupName(record)}`, filter);
  return (
    <section className="records" aria-labelledby="records">
      <h2 id="records">{t('view.records')}</h2>
      <NewRecord
        categoryName={categoryName}
        onBegun={(titleId, path) => {
          if (path !== undefined) onShow(path);
          onOpen(titleId);
        }}
      />
      <label className="filter">
        {t('filter')}
        <input type="search" value={filter} onChange={({ target }) => setFilter(target.value)} />
      </label>
      {groups
        .filter(({ all }) => all.some(isShown))
        .map((group) => (
          <RecordGroup
            key={group.id}
            {...group}
            isShown={isShown}
            project={project}
            titleOf={titleOf}
            onShow={onShow}
            onOpen={onOpen}
          />
        ))}
      <SitePages project={project} filter={filter} onShow={onShow} onOpen={onOpen} />
    </section>
  );
}

function inCategory(records: readonly SiteRecord[], category: string): SiteRecord[] {
  return records.filter((record) => record.category === category);
}
