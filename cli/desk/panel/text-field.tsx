import { useId, useRef } from 'react';
import type { Message } from '#cli/desk/desk-api.ts';
import type { Locale } from '#src/domain/locale.ts';
import { Branches } from './branches.tsx';
import { useLocaleName, useTexts } from './desk-texts.tsx';
import { formatDraft, readDraft } from './draft-format.ts';

interface Props {
  locale: Locale;
  text: string;
  values: Readonly<Record<string, string | number>>;
  limit: Message['limit'];
  hasError: boolean;
  onText: (text: string) => void;
}

/** A message in one language, with its arguments, its result and its length. */
export function TextField({ locale, text, values, limit, hasError, onText }: Props) {
  const t = useTexts();
  const localeName = useLocaleName();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = readDraft(text);
  const result = formatDraft(text, locale, values, draft?.choice?.branches[0]?.example);
  const insert = (source: string) => {
    const area = field.current;
    if (!area) return;
    area.setRangeText(source, area.selectionStart, area.selectionEnd, 'end');
    onText(area.value);
    area.focus();
  };
  return (
    <div className="field">
      <label htmlFor={id}>{localeName(locale)}</label>
      <textarea
        id={id}
        ref={field}
        lang={locale}
        value={text}
        spellCheck
        aria-invalid={hasError}
        aria-describedby={`${id}-length`}
        onChange={({ target }) => onText(target.value)}
      />
      <ul className="chips" aria-label={t('arguments')}>
        {draft?.arguments.map(({ name, source }) => (
          <li key={name}>
            <button type="button" className="chip" title={t('insert', { source })} onClick={() => insert(source)}>
              {name}
              {values[name] !== undefined && <b>{values[name]}</b>}
            </button>
          </li>
        ))}
        <li>
          <button type="button" className="chip" onClick={() => insert('\u00a0')}>
            {t('fixed-space')}
          </button>
        </li>
      </ul>
      {draft?.choice && <Branches choice={draft.choice} text={text} locale={locale} values={values} onText={onText} />}
      <Length id={`${id}-length`} count={(result ?? text).length} limit={limit} />
      {draft && draft.arguments.length > 0 && !draft.choice && result !== undefined && (
        <p className="result" lang={locale}>
          {result}
        </p>
      )}
    </div>
  );
}

function Length({ id, count, limit }: { id: string; count: number; limit: Message['limit'] }) {
  const t = useTexts();
  if (!limit)
    return (
      <p id={id} className="length">
        {t('length', { count })}
      </p>
    );
  const { min, max } = limit;
  const isOutside = count < min || count > max;
  return (
    <p id={id} className="length" data-outside={isOutside}>
      <meter aria-hidden="true" min={0} max={max} low={min} value={count} />
      {t('length-of', { count, min, max })}
    </p>
  );
}
