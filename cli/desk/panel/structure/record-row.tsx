import { useState } from 'react';
import type { Message, Project } from '#cli/desk/desk-api.ts';
import type { SiteRecord } from '#cli/desk/structure/structure-api.ts';
import { useLanguage, useTexts } from '../desk-texts.tsx';
import { NextEmpty } from '../next-empty.tsx';
import { CasePictures } from '../pictures/case-pictures.tsx';
import { useStatus } from '../status.tsx';
import { DragHandle } from './drag-handle.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { RecordAddresses } from './record-addresses.tsx';
import { SuccessorForm } from './successor-form.tsx';
import { useStructureChange } from './use-structure-change.ts';

interface Props {
  record: SiteRecord;
  project: Project;
  titleOf: (record: SiteRecord) => string;
  /** Only for a service: its place in its category, from 0, of how many, and how to move it. */
  place?: { at: number; count: number; isBusy: boolean; onMove: (by: number) => Promise<void>; onDrag: () => void };
  onShow: (pagePath: string) => void;
  onOpen: (messageId: string) => void;
}

/** A service or a case: look at it, put it elsewhere, publish or hide it, take it away, change its address. */
export function RecordRow({ record, project, titleOf, place, onShow, onOpen }: Props) {
  const t = useTexts();
  const [language] = useLanguage();
  const { change, isBusy, failure } = useStructureChange();
  /** What is done once the form has asked what takes the place of the record; undefined while it is closed. */
  const [pendingAction, setPendingAction] = useState<'hide' | 'remove'>();
  /** Until somebody opens the pictures, the server is not asked for them. */
  const [arePicturesOpen, setPicturesOpen] = useState(false);
  const { say } = useStatus();
  const { records } = project;
  const { path, published, pages, successor } = record;
  const title = titleOf(record);
  const shownPage = pages.find(({ locale }) => locale === language) ?? pages[0];
  const successorRecord = records.find(({ kind, id }) => kind === record.kind && id === successor);
  // Counted before it is published, when texts can still be empty.
  const texts = published ? [] : textsOf(record, project.messages);
  const emptyTexts = texts.filter(({ missing }) => missing.length > 0);
  const close = () => setPendingAction(undefined);
  return (
    <section aria-label={title} aria-busy={isBusy} className="record">
      {place && <DragHandle onDrag={place.onDrag} />}
      <div className="record-name">
        <h4>{title}</h4>
        {!published && (
          <p className="badges">
            <span className="badge">
              {successorRecord ? t('record.hidden', { title: titleOf(successorRecord) }) : t('record.draft')}
            </span>
            {emptyTexts.length > 0 && (
              <span className="badge">{t('record.empty', { count: emptyTexts.length, all: texts.length })}</span>
            )}
          </p>
        )}
      </div>
      <div className="buttons">
        {shownPage && (
          <button type="button" onClick={() => onShow(shownPage.path)}>
            {t('record.show')} <span className="unseen">{title}</span>
          </button>
        )}
        <button type="button" onClick={() => onOpen(record.titleId)}>
          {t('record.texts')} <span className="unseen">{title}</span>
        </button>
        {place && <MoveButtons title={title} {...place} />}
        {published ? (
          <button type="button" aria-expanded={pendingAction === 'hide'} onClick={() => setPendingAction('hide')}>
            {t('record.hide')} <span className="unseen">{title}</span>
          </button>
        ) : emptyTexts.length > 0 ? (
          <NextEmpty empty={emptyTexts} onOpen={onOpen} />
        ) : (
          <button
            type="button"
            disabled={isBusy}
            onClick={() =>
              change('setPublished', { path, published: true }, title, () => say(t('record.published', { title })))
            }
          >
            {t(successorRecord ? 'record.show-again' : 'record.publish')} <span className="unseen">{title}</span>
          </button>
        )}
        <button type="button" aria-expanded={pendingAction === 'remove'} onClick={() => setPendingAction('remove')}>
          {t('record.remove')} <span className="unseen">{title}</span>
        </button>
      </div>
      {pendingAction && (
        <SuccessorForm
          key={pendingAction}
          action={t(`record.${pendingAction}`)}
          title={title}
          wasPublished={record.wasPublished}
          options={successorsOf(record, records).map((other) => ({ id: other.id, title: titleOf(other) }))}
          isBusy={isBusy}
          onCancel={close}
          onChoose={(chosen) => {
            const successorInput = chosen === undefined ? {} : { successor: chosen };
            const closeAndSay = (report: 'record.hid' | 'record.removed') => () => {
              close();
              say(t(report, { title }));
            };
            if (pendingAction === 'hide')
              void change(
                'setPublished',
                { path, published: false, ...successorInput },
                title,
                closeAndSay('record.hid'),
              );
            else void change('removeRecord', { path, ...successorInput }, title, closeAndSay('record.removed'));
          }}
        />
      )}
      {failure && (
        <p className="alert" role="alert">
          {failure}
        </p>
      )}
      {record.kind === 'project' && (
        <details onToggle={({ currentTarget }) => setPicturesOpen(currentTarget.open)}>
          <summary>
            {t('record.pictures')} <span className="unseen">{title}</span>
          </summary>
          {arePicturesOpen && <CasePictures path={path} title={title} project={project} />}
        </details>
      )}
      <RecordAddresses record={record} title={title} />
    </section>
  );
}

/** The texts of a service or case, those of its drawing too. */
function textsOf({ titleId, kind, id }: SiteRecord, messages: readonly Message[]): Message[] {
  // `services.seo.title` is beside all other texts of that service.
  const prefixes = [titleId.replace(/title$/, ''), ...(kind === 'service' ? [`drawings.${id}.`] : [])];
  return messages.filter((message) => prefixes.some((prefix) => message.id.startsWith(prefix)));
}

/** What can take the place of a record, those of its category first. */
function successorsOf(record: SiteRecord, records: readonly SiteRecord[]): SiteRecord[] {
  const possible = records.filter(({ kind, id, published }) => kind === record.kind && id !== record.id && published);
  const sameCategory = possible.filter(({ category }) => category === record.category);
  return [...sameCategory, ...possible.filter((other) => !sameCategory.includes(other))];
}
