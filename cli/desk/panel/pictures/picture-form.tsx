import { useState } from 'react';
import type { CasePicture } from '#cli/desk/pictures/pictures-api.ts';
import { byLocale, type Locale, locales } from '#src/domain/locale.ts';
import { ask } from '../ask.ts';
import { useLanguage, useLocaleName, useTexts } from '../desk-texts.tsx';
import { sourceOf } from '../icu-parts.ts';
import { useStatus } from '../status.tsx';
import { useAttempt } from '../use-attempt.ts';
import { base64Of } from './base64.ts';

interface Props {
  /** What the picture is called, and the case it is of. */
  name: string;
  title: string;
  path: string;
  picture: CasePicture;
  onPut: () => void;
}

/** A picture as it is, and one that was dropped on it, with what it shows in each language. */
export function PictureForm({ name, title, path, picture: { role, at, src, messages }, onPut }: Props) {
  const t = useTexts();
  const [language] = useLanguage();
  const localeName = useLocaleName();
  const { wrote } = useStatus();
  const { attempt, isBusy, failure, clearFailure } = useAttempt();
  const [file, setFile] = useState<File>();
  const [texts, setTexts] = useState<Record<string, Partial<Record<Locale, string>>>>({});
  const isWhole = messages.every((id) => locales.every((locale) => texts[id]?.[locale]?.trim()));
  const choose = (chosen: File | undefined) => {
    clearFailure();
    if (chosen) setFile(chosen);
  };
  const put = () =>
    attempt(async () => {
      if (!file) return;
      const written = messages.map((id) => [
        id,
        byLocale((locale) => sourceOf([{ kind: 'text', text: (texts[id]?.[locale] ?? '').trim() }])),
      ]);
      const { undo } = await ask('putPicture', {
        path,
        role,
        at,
        picture: await base64Of(file),
        texts: Object.fromEntries(written),
        language,
      });
      wrote(undo, `${title}: ${name}`);
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
        {src && <img src={src} alt="" width={160} loading="lazy" />}
        <label className="wide">
          {name}
          <input
            type="file"
            accept=".jpg,.jpeg,.png,.webp,.heic,.heif"
            onChange={({ target }) => choose(target.files?.[0])}
          />
          <span className="hint">{file ? file.name : t('picture.drop')}</span>
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
              </label>
            )),
          )}
        {file && (
          <button type="submit" className="primary" disabled={isBusy || !isWhole}>
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
