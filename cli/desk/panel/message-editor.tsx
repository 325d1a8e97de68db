import { useEffect, useRef, useState } from 'react';
import type { Message, Project, Texts } from '#cli/desk/desk-api.ts';
import { minReasonLength, requiredBeforeSave } from '#cli/desk/required-before-save.ts';
import { locales } from '#src/domain/locale.ts';
import { askServer } from './ask.ts';
import { Badges } from './badges.tsx';
import { useLanguage, useTexts } from './desk-texts.tsx';
import { withArgument } from './fact-values.ts';
import { FactsInText } from './facts-in-text.tsx';
import { Findings, reasonKey } from './findings.tsx';
import { History } from './history.tsx';
import { ListPlace } from './list-place.tsx';
import { Neighbours } from './neighbours.tsx';
import { NextEmpty } from './next-empty.tsx';
import type { ShownMessage } from './page-messages.ts';
import { RemoveEverywhere } from './remove-everywhere.tsx';
import { SearchSnippet } from './search-snippet.tsx';
import { useStatus } from './status.tsx';
import { TextField } from './text-field.tsx';
import { UndoButton } from './undo-button.tsx';
import { useAttempt } from './use-attempt.ts';
import { useFindings } from './use-findings.ts';
import { useMessageDraft } from './use-message-draft.ts';
import { useMessageNames } from './use-message-names.ts';
import { Uses } from './uses.tsx';

/** A message that was opened. */
export interface OpenMessage {
  id: string;
  /** How many messages were opened until then: one that is opened again gets a new editor. */
  opened: number;
}

interface Props {
  /** The message as it is on the disk now. */
  message: Message;
  project: Project;
  /** The message as the open page has it; undefined if it does not show it. */
  shown: ShownMessage | undefined;
  onOpen: (id: string) => void;
  onClose: () => void;
  /** Called with the address of a page that is to be shown. */
  onGo: (path: string) => void;
  /** Called with what to search for in the view of facts and prices. */
  onSearchFacts: (search: string) => void;
}

/** One message in both languages. */
export function MessageEditor({ message, project, shown, onOpen, onClose, onGo, onSearchFacts }: Props) {
  const { id } = message;
  const t = useTexts();
  const [language] = useLanguage();
  const name = useMessageNames(project)(id);
  const heading = useRef<HTMLHeadingElement>(null);
  const { reportWritten, say } = useStatus();
  const { attempt, isBusy, failure, clearFailure } = useAttempt();
  // `read`: the texts that the draft began from; `texts`: what it has now; `disk`: what the files have now.
  const { read, texts, disk, changedLocales, setTexts, rebase, markSaved, discard } = useMessageDraft(message);
  const [reasons, setReasons] = useState<Record<string, string>>({});
  const isChanged = changedLocales.length > 0;
  /** How all ids of its page, service or case begin: `pages.home` for `pages.home.hero.title`. */
  const idPrefix = id.split('.').slice(0, 2).join('.');
  const emptyMessages = project.messages.filter(
    ({ id: other, missing }) => missing.length > 0 && other.startsWith(`${idPrefix}.`),
  );
  const findings = useFindings(message, texts);
  // Only a finding about this message can be allowed here, and only with a reason that is long enough.
  const allowed = findings.flatMap((finding) => {
    const reason = reasons[reasonKey(finding)] ?? '';
    const { code, locale, id: other } = finding;
    return other === undefined && reason.trim().length >= minReasonLength
      ? [{ code, reason, ...(locale && { locale }) }]
      : [];
  });
  /** Those whose text on the disk is no longer the one that the draft began from. */
  const localesChangedOnDisk = locales.filter((locale) => disk[locale] !== read[locale]);
  /** What each finding still requires before the message can be saved. */
  const demands = findings.map((finding) => {
    const isAllowed = allowed.some(({ code, locale }) => code === finding.code && locale === finding.locale);
    return isAllowed ? undefined : requiredBeforeSave(finding);
  });
  const canSave =
    !isBusy &&
    (isChanged || allowed.length > 0) &&
    localesChangedOnDisk.length === 0 &&
    demands.every((demand) => !demand);

  useEffect(() => heading.current?.focus(), []);

  const changeTexts = (next: Texts) => {
    // What was said last was about an earlier text.
    say('');
    clearFailure();
    setTexts(next);
  };
  const save = () =>
    attempt(
      async () => {
        const drafts = Object.fromEntries(changedLocales.map((locale) => [locale, texts[locale] ?? '']));
        const { undo } = await askServer('save', { id, texts: drafts, read, allowed, language });
        markSaved(drafts);
        setReasons({});
        reportWritten(undo, id, name);
      },
      // No failure to show in words: the editor then shows the text on the disk, and asks which of the two to keep.
      ({ reason }) => reason === 'changed-on-disk',
    );
  const accept = () => attempt(async () => reportWritten((await askServer('accept', { id })).undo, id, name));

  return (
    <form
      className="editor"
      aria-labelledby="message-id"
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        if (canSave) void save();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        if ((event.ctrlKey || event.metaKey) && (event.key === 's' || event.key === 'Enter')) {
          event.preventDefault();
          if (canSave) void save();
        }
      }}
    >
      <div className="editor-head">
        <h2 id="message-id" ref={heading} tabIndex={-1}>
          {name}
          <span className="row-id">{id}</span>
        </h2>
        <button type="button" onClick={onClose}>
          {t('back')}
        </button>
      </div>
      <Badges message={message} />
      {isChanged && localesChangedOnDisk.length > 0 && (
        <div className="alert" role="alert">
          <p>{t('changed-on-disk')}</p>
          {localesChangedOnDisk.map((locale) => (
            <p key={locale} lang={locale} className="disk-text">
              {disk[locale] || '—'}
            </p>
          ))}
          <button type="button" onClick={discard}>
            {t('take-disk')}
          </button>
          <button type="button" onClick={rebase}>
            {t('keep-mine')}
          </button>
        </div>
      )}
      <div className="fields">
        {locales.map((locale) => (
          <TextField
            key={locale}
            locale={locale}
            text={texts[locale] ?? ''}
            // A chip that was deleted can be put back, so those of the texts as they were read are offered too.
            textsWithChips={[read, texts]}
            project={project}
            limit={message.limit}
            hasError={findings.some((finding) => finding.locale === locale && finding.severity === 'error')}
            onText={(text) => changeTexts({ ...texts, [locale]: text })}
          />
        ))}
      </div>
      <FactsInText
        texts={texts}
        shown={shown?.text ?? ''}
        pagePath={shown && new URL(shown.element.baseURI).pathname}
        project={project}
        onSearchFacts={onSearchFacts}
      />
      <SearchSnippet id={id} texts={texts} project={project} />
      <Findings
        findings={findings}
        facts={project.facts}
        reasons={reasons}
        onReason={(key, reason) => setReasons((before) => ({ ...before, [key]: reason }))}
        onFact={(locale, got, argument) => {
          changeTexts({ ...texts, [locale]: withArgument(texts[locale] ?? '', got, argument) });
        }}
      />
      <RemoveEverywhere findings={findings} texts={texts} onTexts={changeTexts} />
      {failure && (
        <p className="alert" role="alert">
          {failure}
        </p>
      )}
      <div className="actions">
        {demands.includes('reason') && <p className="hint">{t('needs-reason')}</p>}
        <button type="submit" className="primary" disabled={!canSave}>
          {isBusy ? t('busy') : t('save')} <kbd>Ctrl S</kbd>
        </button>
        <UndoButton subject={id} />
        {isChanged && (
          <button type="button" onClick={discard}>
            {t('discard-draft')}
          </button>
        )}
        {!isChanged && emptyMessages.length > 0 && <NextEmpty empty={emptyMessages} after={id} onOpen={onOpen} />}
        {message.isStale && !isChanged && (
          <button type="button" disabled={isBusy} onClick={accept}>
            {t('accept')}
          </button>
        )}
      </div>
      <ListPlace id={id} project={project} onOpen={onOpen} />
      <Uses id={id} project={project} onOpen={onOpen} onGo={onGo} />
      <Neighbours id={id} project={project} onOpen={onOpen} />
      <History id={id} onTake={changeTexts} />
    </form>
  );
}
