import { useId, useRef, useState } from 'react';
import type { Message, Project, Texts } from '#cli/desk/desk-api.ts';
import { withoutInvisibleIds } from '#cli/desk/invisible-ids.ts';
import { type Locale, locales } from '#src/domain/locale.ts';
import { BranchFields } from './branch-fields.tsx';
import { useLocaleName, useTexts } from './desk-texts.tsx';
import { chipsOf, type IcuPart, icuPartsOf } from './icu-parts.ts';
import { RichField, type RichFieldHandle } from './rich-field.tsx';
import { textAsRead } from './text-as-read.ts';
import { TextLength } from './text-length.tsx';
import { useChipWords } from './use-chip-words.ts';

interface Props {
  locale: Locale;
  text: string;
  /**
   * The texts of the message in every language, as they were read and as they are now: every chip in them can be
   * inserted.
   */
  textsWithChips: readonly Texts[];
  project: Project;
  limit: Message['limit'];
  hasError: boolean;
  onText: (text: string) => void;
}

/** A message in one language: its text with chips, its forms, its result and its length. */
export function TextField({ locale, text, textsWithChips, project, limit, hasError, onText }: Props) {
  const t = useTexts();
  const localeName = useLocaleName();
  const id = useId();
  const wordsOf = useChipWords(project, locale);
  /** The field that had the cursor last. */
  const lastField = useRef<RichFieldHandle>(null);
  /** Whether `lastField` is in a branch of a plural: anywhere else the chip `#` would be a plain sign. */
  const [isInPlural, setIsInPlural] = useState(false);
  /** The field of the whole text; the others are those of its branches. */
  const wholeField = useRef<RichFieldHandle>(null);
  /** Undefined for a text with tags or with a mistake in its ICU: such a text has no fields, only its source. */
  const parts = icuPartsOf(text);
  const chips = textsWithChips.flatMap((texts) => locales.flatMap((code) => chipsOf(texts[code] ?? '')));
  // A plural is offered once, whatever its forms in a language; anything else in each way it is written.
  const insertable = [
    ...new Map(chips.map((chip) => [`${chip.name} ${chip.choice ? '' : chip.source}`, chip])).values(),
  ].filter(({ name }) => isInPlural || name !== '#');
  const result = textAsRead(text, locale, project.values);
  const label = localeName(locale);
  const insert = (part: IcuPart) => (lastField.current ?? wholeField.current)?.insert(part);
  const hasChips = parts?.some((part) => part.kind === 'chip') ?? false;
  return (
    <div className="field">
      <span className="label">{label}</span>
      {parts && (
        <>
          <RichField
            ref={wholeField}
            label={label}
            locale={locale}
            source={text}
            hasError={hasError}
            describedBy={`${id}-length`}
            wordsOf={wordsOf}
            onSource={onText}
            onFocus={() => {
              lastField.current = wholeField.current;
              setIsInPlural(false);
            }}
          />
          <BranchFields
            label={label}
            source={text}
            locale={locale}
            values={project.values}
            wordsOf={wordsOf}
            onSource={onText}
            onFocus={(field, isInBranchOfPlural) => {
              lastField.current = field;
              setIsInPlural(isInBranchOfPlural);
            }}
          />
          <ul className="chips" aria-label={t('arguments')}>
            {insertable.map((chip) => (
              <li key={chip.source}>
                <button type="button" className="chip" onClick={() => insert(chip)}>
                  {wordsOf(chip)}
                </button>
              </li>
            ))}
            <li>
              <button type="button" className="chip" onClick={() => insert({ kind: 'text', text: '\u00a0' })}>
                {t('fixed-space')}
              </button>
            </li>
          </ul>
        </>
      )}
      <TextLength id={`${id}-length`} count={(result ?? text).length} limit={limit} />
      {hasChips && result !== undefined && (
        <p className="result" lang={locale}>
          {result}
        </p>
      )}
      {/* Held open only where there are no fields to type in; otherwise people open and close it. */}
      <details className="source" open={!parts || undefined}>
        <summary>{t('icu')}</summary>
        <textarea
          aria-label={t('icu-of', { language: label })}
          lang={locale}
          value={text}
          aria-invalid={hasError}
          onChange={({ target }) => onText(withoutInvisibleIds(target.value))}
        />
      </details>
    </div>
  );
}
