import { useEffect, useRef, useState } from 'react';
import { demandOf, minReason } from '#cli/desk/demand.ts';
import type { DraftFinding, Message, Project, Texts } from '#cli/desk/desk-api.ts';
import { withoutMarks } from '#cli/desk/marks.ts';
import { locales } from '#src/domain/locale.ts';
import { ask, RefusedAnswer } from './ask.ts';
import { useLanguage, useTexts } from './desk-texts.tsx';
import { Findings, reasonKey } from './findings.tsx';
import { History } from './history.tsx';
import { Marks } from './marks.tsx';
import { Neighbours } from './neighbours.tsx';
import { TextField } from './text-field.tsx';
import { useFindings } from './use-findings.ts';

/** A message that was opened; `opened` counts, so that the same one can be opened anew. */
export interface OpenMessage {
  id: string;
  opened: number;
}

interface Props {
  /** As it is on the disk now. */
  message: Message;
  project: Project;
  onOpen: (id: string) => void;
  onClose: () => void;
  onStatus: (status: string) => void;
}

/** One message in both languages. */
export function MessageEditor({ message, project, onOpen, onClose, onStatus }: Props) {
  const { id } = message;
  const t = useTexts();
  const [language] = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  /** What the drafts were begun from. */
  const [read, setRead] = useState<Texts>(message.texts);
  const [texts, setTexts] = useState<Texts>(message.texts);
  const [refused, setRefused] = useState<DraftFinding[]>([]);
  const [failure, setFailure] = useState('');
  const [reasons, setReasons] = useState<Record<string, string>>({});
  const [undo, setUndo] = useState<number>();
  const latest = useRef(message.texts);
  latest.current = message.texts;
  /** What the panel had of the disk when it saved: until it has read the disk again, what it saved is there. */
  const [outdated, setOutdated] = useState<Texts>();
  const disk = message.texts === outdated ? read : message.texts;
  const changed = locales.filter((locale) => (texts[locale] ?? '') !== (read[locale] ?? ''));
  const isChanged = changed.length > 0;
  const findings = useFindings(message, texts);
  const allowed = findings.flatMap((finding) => {
    const reason = reasons[reasonKey(finding)] ?? '';
    const { code, locale, id: other } = finding;
    return other === undefined && reason.trim().length >= minReason
      ? [{ code, reason, ...(locale && { locale }) }]
      : [];
  });
  const onDisk = locales.filter((locale) => disk[locale] !== read[locale]);
  const demands = findings.map((finding) => {
    const isAllowed = allowed.some(({ code, locale }) => code === finding.code && locale === finding.locale);
    return isAllowed ? undefined : demandOf(finding);
  });
  const canSave = (isChanged || allowed.length > 0) && onDisk.length === 0 && demands.every((demand) => !demand);

  useEffect(() => heading.current?.focus(), []);
  // Where nothing has been typed, what is on the disk is shown as it is there.
  useEffect(() => {
    if (isChanged) return;
    setRead(disk);
    setTexts(disk);
  }, [disk, isChanged]);

  /** Does something that the server may refuse. */
  const attempt = async (what: () => Promise<void>): Promise<void> => {
    setRefused([]);
    setFailure('');
    try {
      await what();
    } catch (error) {
      const refusal = error instanceof RefusedAnswer ? error.refusal : undefined;
      if (refusal?.reason === 'has-findings') setRefused(refusal.findings);
      else if (refusal?.reason === 'cannot-undo') setFailure(t('cannot-undo'));
      else if (refusal?.reason !== 'changed-on-disk') setFailure((error as Error).message);
    }
  };
  const save = () =>
    attempt(async () => {
      if (!canSave) return;
      const drafts = Object.fromEntries(changed.map((locale) => [locale, texts[locale] ?? '']));
      const written = await ask('save', { id, texts: drafts, read, allowed, language });
      setUndo(written.undo);
      setOutdated(latest.current);
      setRead({ ...read, ...drafts });
      setReasons({});
      onStatus(t('saved', { id }));
    });
  const takeBack = () =>
    attempt(async () => {
      if (undo === undefined) return;
      await ask('undo', { number: undo });
      setUndo(undefined);
      onStatus(t('undone', { id }));
    });
  const accept = () =>
    attempt(async () => {
      setUndo((await ask('accept', { id })).undo);
      onStatus(t('accepted', { id }));
    });

  return (
    <form
      className="editor"
      aria-labelledby="message-id"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={(event) => {
        if ((event.ctrlKey || event.metaKey) && (event.key === 's' || event.key === 'Enter')) {
          event.preventDefault();
          void save();
        }
      }}
    >
      <div className="editor-head">
        <h2 id="message-id" ref={heading} tabIndex={-1}>
          {id}
        </h2>
        <button type="button" onClick={onClose}>
          {t('back')}
        </button>
      </div>
      <Marks message={message} />
      {isChanged && onDisk.length > 0 && (
        <div className="alert" role="alert">
          <p>{t('changed-on-disk')}</p>
          {onDisk.map((locale) => (
            <p key={locale} lang={locale} className="disk-text">
              {disk[locale] || '—'}
            </p>
          ))}
          <button type="button" onClick={() => setTexts(disk)}>
            {t('take-disk')}
          </button>
          <button type="button" onClick={() => setRead(disk)}>
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
            values={project.values}
            limit={message.limit}
            hasError={findings.some((one) => one.locale === locale && one.severity === 'error')}
            // What is copied from the page brings its mark along.
            onText={(text) => {
              setRefused([]);
              setTexts((before) => ({ ...before, [locale]: withoutMarks(text) }));
            }}
          />
        ))}
      </div>
      <Findings
        findings={refused.length > 0 ? refused : findings}
        reasons={reasons}
        onReason={(key, reason) => setReasons((before) => ({ ...before, [key]: reason }))}
      />
      {failure && (
        <p className="alert" role="alert">
          {failure}
        </p>
      )}
      {demands.includes('reason') && <p className="hint">{t('needs-reason')}</p>}
      <div className="actions">
        <button type="submit" className="primary" disabled={!canSave}>
          {t('save')} <kbd>Ctrl S</kbd>
        </button>
        {undo !== undefined && (
          <button type="button" onClick={takeBack}>
            {t('undo')}
          </button>
        )}
        {message.isStale && !isChanged && (
          <button type="button" onClick={accept}>
            {t('accept')}
          </button>
        )}
      </div>
      <Neighbours id={id} messages={project.messages} onOpen={onOpen} />
      <History id={id} onTake={setTexts} />
    </form>
  );
}
