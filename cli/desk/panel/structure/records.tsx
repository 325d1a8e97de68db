import { useState } from 'react';
import type { Project } from '#cli/desk/desk-api.ts';
import type { SiteRecord } from '#cli/desk/structure/structure-api.ts';
import { categoryIds } from '#src/domain/category.ts';
import { useTexts } from '../desk-texts.tsx';
import { isFoundIn } from '../search-text.ts';
import { NewRecord } from './new-record.tsx';
import { RecordRow } from './record-row.tsx';
import { useTitles } from './record-titles.ts';

interface Props {
  project: Project;
  onShow: (path: string) => void;
  onOpen: (id: string) => void;
}

/** Services by category, in the order of the site, and cases. */
export function Records({ project, onShow, onOpen }: Props) {
  const t = useTexts();
  const [filter, setFilter] = useState('');
  const { titleOf, categoryName } = useTitles(project);
  const { records } = project;
  const groups = [
    ...categoryIds.map((id) => ({ id: id as string, name: categoryName(id), all: inCategory(records, id) })),
    { id: 'cases', name: t('records.cases'), all: records.filter(({ kind }) => kind === 'project') },
  ];
  const isShown = (record: SiteRecord) => isFoundIn(`${record.path} ${titleOf(record)}`, filter);
  return (
    <section className="records" aria-labelledby="records">
      <h2 id="records">{t('view.records')}</h2>
      <NewRecord categoryName={categoryName} onBegun={onOpen} />
      <label className="filter">
        {t('filter')}
        <input type="search" value={filter} onChange={({ target }) => setFilter(target.value)} />
      </label>
      {groups
        .filter(({ all }) => all.some(isShown))
        .map(({ id, name, all }) => (
          <section key={id} aria-labelledby={`records-${id}`}>
            <h3 id={`records-${id}`}>{name}</h3>
            <ul>
              {all.filter(isShown).map((record) => (
                <RecordRow
                  key={record.path}
                  record={record}
                  records={records}
                  titleOf={titleOf}
                  neighbours={
                    record.kind === 'service' ? { before: record !== all[0], after: record !== all.at(-1) } : undefined
                  }
                  onShow={onShow}
                  onOpen={onOpen}
                />
              ))}
            </ul>
          </section>
        ))}
    </section>
  );
}

function inCategory(records: readonly SiteRecord[], category: string): SiteRecord[] {
  return records.filter((record) => record.category === category);
}
