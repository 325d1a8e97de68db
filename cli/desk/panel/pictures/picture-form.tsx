import { useEffect, useState } from 'react';
import type { Message, Project } from '#cli/desk/desk-api.ts';
import type { CasePicture } from '#cli/desk/pictures/pictures-api.ts';
import { byLocale, type Locale, locales } from '#src/domain/locale.ts';
import { askServer } from '../ask.ts';
import { useLanguage, useLocaleName, useTexts } from '../desk-texts.tsx';
import { icuOfParts, icuPartsOf } from '../icu-parts.ts';
import { useStatus } from '../status.tsx';
import { TextLength } from '../text-length.tsx';
import { useAttempt } from '../use-attempt.ts';
import { base64Of } from './base64.ts';

interface Props {
  /** What the place of the picture is called. */
  name: string;
  /** What its case is called. */
  title: string;
  /** The file of the case. */
  path: string;
  picture: CasePicture;
  project: Project;
  /** Called when a file was put in the place of the picture. */
  onPut: () => void;
}

/** A picture of a case, and the file that was dropped on it, with its alt text and caption in each language. */
export function PictureForm({ name, title, path, picture: { role, at, src, messages }, project, onPut }: Props) {
  const t = useTexts();
  const [language] = useLanguage();
  const localeName = useLocaleName();
  const { reportWritten } = useStatus();
  const { attempt, isBusy, failure, clearFailure } = useAttempt();
  /** What was chosen or dropped, and is not sent yet. */
  const [file, setFile] = useState<File>();
  const fileAddress = useFileAddress(file);
  // The texts of the picture in this place may still be true of the next one.
  const [texts, setTexts] = useState<Record<string, Partial<Record<Locale, string>>>>(() =>
    Object.fromEntries(messages.map((id) => [id, plainTexts(project.messages.find((message) => message.id === id))])),
  );
  const limitOf = (id: string) => project.messages.find((message) => message.id === id)?.limit;
  const isComplete = messages.every((id) => locales.every((locale) => texts[id]?.[locale]?.trim()));
  const choose = (chosen: File | undefined) => {
    clearFailure();
    if (chosen) setFile(chosen);
  };
  const put = () =>
    attempt(async () => {
      if (!file) return;
      // Quotes what ICU would read as syntax.
      const textEntries = messages.map((id) => [
        id,
        byLocale((locale) => icuOfParts([{ kind: 'text', text: (texts[id]?.[locale] ?? '').trim() }])),
      ]);
      const { undo } = await askServer('putPicture', {
        path,
        role,
        at,
        picture: await base64Of(file),
        texts: Object.fromEntries(textEntries),
        language,
      });
      reportWritten(undo, `${title}: ${name}`);
      onPut();
    });
  return (
    <li>
      <form
        aria-label={`${title}: ${name}`}
        aria-busy={isBusy}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          choose(event.dataTransfer.files[0]);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          void put();
        }}
      >
        {(fileAddress ?? src) && <img src={fileAddress ?? src} alt="" width={160} loading="lazy" />}
        <label className="wide">
          {name}
          <input
            type="file"
            accept=".jpg,.jpeg,.png,.webp,.heic,.heif"
            onChange={({ target }) => choose(target.files?.[0])}
          />
          <span className="hint">{file ? t('picture.chosen', { file: file.name }) : t('picture.drop')}</span>
        </label>
        {file &&
          messages.map((id) =>
            locales.map((locale) => (
              <label key={`${id} ${locale}`} className="wide">
                {t(id.endsWith('caption') ? 'picture.caption' : 'picture.alt', { language: localeName(locale) })}
                <textarea
                  rows={2}
                  lang={locale}
                  value={texts[id]?.[locale] ?? ''}
                  onChange={({ target }) =>
                    setTexts((before) => ({ ...before, [id]: { ...before[id], [locale]: target.value } }))
                  }
                />
                <TextLength count={texts[id]?.[locale]?.trim().length ?? 0} limit={limitOf(id)} />
              </label>
            )),
          )}
        {file && (
          <button type="submit" className="primary" disabled={isBusy || !isComplete}>
            {isBusy ? t('picture.busy') : t('picture.put')}
          </button>
        )}
        {failure && (
          <p className="alert" role="alert">
            {failure}
          </p>
        )}
      </form>
    </li>
  );
}

/** The address of a file that was chosen, to show it before it is sent. */
function useFileAddress(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return setAddress(undefined);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

/** The texts of a message as somebody types them. A text that fills something in is left out. */
function plainTexts(message: Message | undefined): Partial<Record<Locale, string>> {
  const entries = locales.flatMap((locale) => {
    const parts = icuPartsOf(message?.texts[locale] ?? '') ?? [];
    const [part] = parts;
    return parts.length === 1 && part?.kind === 'text' ? [[locale, part.text] as const] : [];
  });
  return Object.fromEntries(entries);
}
