import { useEffect, useRef, useState } from 'react';
import type { SiteRecord } from '#cli/desk/structure/structure-api.ts';
import { useLanguage, useLocaleName, useTexts } from '../desk-texts.tsx';
import { CasePictures } from '../pictures/case-pictures.tsx';
import { FieldForm } from './field-form.tsx';
import { SuccessorForm } from './successor-form.tsx';
import { useStructure } from './use-structure.ts';

interface Props {
  record: SiteRecord;
  records: readonly SiteRecord[];
  titleOf: (record: SiteRecord) => string;
  /** Whether there is a service before and after it in its category. */
  neighbours: { before: boolean; after: boolean } | undefined;
  onShow: (path: string) => void;
  onOpen: (id: string) => void;
}

/** A service or a case: look at it, put it elsewhere, publish or hide it, take it away, change its address. */
export function RecordRow({ record, records, titleOf, neighbours, onShow, onOpen }: Props) {
  const t = useTexts();
  const [language] = useLanguage();
  const localeName = useLocaleName();
  const { change, isBusy, failure } = useStructure();
  const [asks, setAsks] = useState<'hide' | 'remove'>();
  const [arePicturesOpen, setPicturesOpen] = useState(false);
  const { path, published, pages, slugs, successor } = record;
  const title = titleOf(record);
  const shown = pages.find(({ locale }) => locale === language) ?? pages[0];
  const heir = records.find(({ kind, id }) => kind === record.kind && id === successor);
  const done = () => setAsks(undefined);
  return (
    <li>
      <section aria-label={title} aria-busy={isBusy} className="record">
        <div className="record-name">
          <h4>{title}</h4>
          {!published && (
            <p className="marks">
              <span className="mark">{heir ? t('record.hidden', { title: titleOf(heir) }) : t('record.draft')}</span>
            </p>
          )}
        </div>
        <div className="buttons">
          {shown && (
            <button type="button" onClick={() => onShow(shown.path)}>
              {t('record.show')} <span className="unseen">{title}</span>
            </button>
          )}
          <button type="button" onClick={() => onOpen(record.titleId)}>
            {t('record.texts')} <span className="unseen">{title}</span>
          </button>
          {neighbours && (
            <MoveButtons
              title={title}
              neighbours={neighbours}
              order={record.order}
              isBusy={isBusy}
              onMove={(by) => change('moveService', { path, by }, title)}
            />
          )}
          {published ? (
            <button type="button" aria-expanded={asks === 'hide'} onClick={() => setAsks('hide')}>
              {t('record.hide')} <span className="unseen">{title}</span>
            </button>
          ) : (
            <button
              type="button"
              disabled={isBusy}
              onClick={() => change('setPublished', { path, published: true }, title)}
            >
              {t('record.publish')} <span className="unseen">{title}</span>
            </button>
          )}
          <button type="button" aria-expanded={asks === 'remove'} onClick={() => setAsks('remove')}>
            {t('record.remove')} <span className="unseen">{title}</span>
          </button>
        </div>
        {asks && (
          <SuccessorForm
            key={asks}
            action={t(`record.${asks}`)}
            record={record}
            records={records}
            titleOf={titleOf}
            isBusy={isBusy}
            onCancel={done}
            onChoose={(chosen) => {
              const place = chosen === undefined ? {} : { successor: chosen };
              if (asks === 'hide') void change('setPublished', { path, published: false, ...place }, title, done);
              else void change('removeRecord', { path, ...place }, title, done);
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
            {arePicturesOpen && <CasePictures path={path} title={title} />}
          </details>
        )}
        <details>
          <summary>
            {t('record.address')} <span className="unseen">{title}</span>
          </summary>
          {slugs.map(({ field, locales, slug, earlier }) => (
            <FieldForm
              key={field}
              record={title}
              field={`${path} ${field}`}
              label={t('slug', { locales: locales.map(localeName).join(', ') })}
              value={slug}
              note={(draft) => {
                const forwarded = [...(draft === slug ? [] : [slug]), ...earlier];
                return forwarded.length > 0 ? t('redirect', { from: forwarded.join(', '), to: draft }) : '';
              }}
              edit={(value) => ({ path, steps: field.split('.'), read: slug, value })}
            />
          ))}
        </details>
      </section>
    </li>
  );
}

interface MoveProps {
  title: string;
  neighbours: { before: boolean; after: boolean };
  order: number | undefined;
  isBusy: boolean;
  onMove: (by: -1 | 1) => Promise<void>;
}

/** Moves a service in its category, as often as the button is pressed: the focus goes along with it. */
function MoveButtons({ title, neighbours, order, isBusy, onMove }: MoveProps) {
  const t = useTexts();
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const pressed = useRef<-1 | 1>(undefined);
  // A row that has moved in the list has lost the focus.
  useEffect(() => {
    if (pressed.current === undefined) return;
    const [first, other] = pressed.current < 0 ? [up, down] : [down, up];
    pressed.current = undefined;
    (first.current?.disabled ? other : first).current?.focus();
  }, [order]);
  const move = (by: -1 | 1) => {
    pressed.current = by;
    void onMove(by);
  };
  return (
    <>
      <button type="button" ref={up} disabled={isBusy || !neighbours.before} onClick={() => move(-1)}>
        {t('list.up')} <span className="unseen">{title}</span>
      </button>
      <button type="button" ref={down} disabled={isBusy || !neighbours.after} onClick={() => move(1)}>
        {t('list.down')} <span className="unseen">{title}</span>
      </button>
    </>
  );
}
