import { type DragEvent, useState } from 'react';
import type { Project } from '#cli/desk/desk-api.ts';
import type { SiteRecord } from '#cli/desk/structure/structure-api.ts';
import { useTexts } from '../desk-texts.tsx';
import { useStatus } from '../status.tsx';
import { RecordRow } from './record-row.tsx';
import { useStructureChange } from './use-structure-change.ts';

interface Props {
  /** The id of the category, or `cases`. */
  id: string;
  /** What people call the group. */
  name: string;
  /** All records of the group, in the order of the site; `isShown` tells which of them the filter leaves. */
  all: readonly SiteRecord[];
  isShown: (record: SiteRecord) => boolean;
  project: Project;
  titleOf: (record: SiteRecord) => string;
  onShow: (pagePath: string) => void;
  onOpen: (messageId: string) => void;
}

/** Where a dragged service would land: before or after another. */
interface Target {
  path: string;
  isAfter: boolean;
}

/**
 * The services of a category, which are put in order by dragging or with buttons; or the cases, which have no order.
 */
export function RecordGroup({ id, name, all, isShown, project, titleOf, onShow, onOpen }: Props) {
  const t = useTexts();
  const { say } = useStatus();
  const { change, isBusy, failure } = useStructureChange();
  const [dragged, setDragged] = useState<SiteRecord>();
  const [target, setTarget] = useState<Target>();
  const move = (record: SiteRecord, by: number) => {
    const title = titleOf(record);
    // The new place of the service in its category, from 1.
    const place = all.indexOf(record) + by + 1;
    return change('moveService', { path: record.path, by }, title, () =>
      say(t('record.moved', { title, place, count: all.length })),
    );
  };
  const endDrag = () => {
    setDragged(undefined);
    setTarget(undefined);
  };
  const drop = () => {
    const from = all.findIndex(({ path }) => path === dragged?.path);
    const targetIndex = all.findIndex(({ path }) => path === target?.path);
    const record = all[from];
    // Without the dragged record, those after it are one place further up.
    const to = targetIndex + Number(target?.isAfter ?? false) - Number(targetIndex > from);
    const by = to - from;
    endDrag();
    if (record && targetIndex >= 0 && by !== 0) void move(record, by);
  };
  const dragOver = (event: DragEvent<HTMLLIElement>, { path }: SiteRecord) => {
    if (!dragged) return;
    // Without this the browser refuses the drop.
    event.preventDefault();
    const { top, height } = event.currentTarget.getBoundingClientRect();
    setTarget({ path, isAfter: event.clientY > top + height / 2 });
  };
  return (
    <section aria-labelledby={`records-${id}`}>
      <h3 id={`records-${id}`}>{name}</h3>
      {failure && (
        <p className="alert" role="alert">
          {failure}
        </p>
      )}
      <ul onDragEnd={endDrag} onDrop={drop}>
        {all.filter(isShown).map((record) => (
          <li
            key={record.path}
            data-dragged={dragged === record || undefined}
            data-drop={target?.path === record.path ? (target.isAfter ? 'after' : 'before') : undefined}
            onDragOver={(event) => dragOver(event, record)}
          >
            <RecordRow
              record={record}
              project={project}
              titleOf={titleOf}
              onShow={onShow}
              onOpen={onOpen}
              {...(record.kind === 'service' && {
                place: {
                  at: all.indexOf(record),
                  count: all.length,
                  isBusy,
                  onMove: (by) => move(record, by),
                  onDrag: () => setDragged(record),
                },
              })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
