import { useState } from 'react';
import type { DeskFixedPage } from '#cli/desk/structure/structure-api.ts';
import { useLanguage, useTexts } from '../desk-texts.tsx';
import { SuccessorForm } from './successor-form.tsx';
import { useStructureChange } from './use-structure-change.ts';

interface Props {
  page: DeskFixedPage;
  title: string;
  /** The pages that can take its place; `id` is the route. */
  others: readonly { id: string; title: string }[];
  onShow: (pagePath: string) => void;
  onOpen: (messageId: string) => void;
}

/** A page: look at it, open its texts, take it away. */
export function PageRow({ page: { route, titleId, wasPublished, pages }, title, others, onShow, onOpen }: Props) {
  const t = useTexts();
  const [language] = useLanguage();
  const { change, isBusy, failure } = useStructureChange();
  /** Whether the form is open that asks what takes its place. */
  const [isRemoving, setRemoving] = useState(false);
  const shownPage = pages.find(({ locale }) => locale === language) ?? pages[0];
  return (
    <section aria-label={title} aria-busy={isBusy} className="record">
      <div className="record-name">
        <h4>{title}</h4>
      </div>
      <div className="buttons">
        {shownPage && (
          <button type="button" onClick={() => onShow(shownPage.path)}>
            {t('record.show')} <span className="unseen">{title}</span>
          </button>
        )}
        <button type="button" onClick={() => onOpen(titleId)}>
          {t('record.texts')} <span className="unseen">{title}</span>
        </button>
        <button type="button" aria-expanded={isRemoving} onClick={() => setRemoving(true)}>
          {t('record.remove')} <span className="unseen">{title}</span>
        </button>
      </div>
      {isRemoving && (
        <SuccessorForm
          action={t('record.remove')}
          title={title}
          wasPublished={wasPublished}
          options={others}
          isBusy={isBusy}
          onCancel={() => setRemoving(false)}
          onChoose={(successor) =>
            change(
              'removePage',
              // `why` is kept beside the old address, in `content/redirects.yaml`.
              { route, why: t('page.why', { title }), ...(successor !== undefined && { successor }) },
              title,
            )
          }
        />
      )}
      {failure && (
        <p className="alert" role="alert">
          {failure}
        </p>
      )}
    </section>
  );
}
