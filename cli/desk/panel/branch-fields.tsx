import { useRef } from 'react';
import type { Locale } from '#src/domain/locale.ts';
import { type DeskTextId, useFactNames, useTexts } from './desk-texts.tsx';
import { type IcuPart, icuPartsOf, type PluralOrSelect, withForm } from './icu-parts.ts';
import { RichField, type RichFieldHandle } from './rich-field.tsx';
import { textAsRead } from './text-as-read.ts';

type Chip = Extract<IcuPart, { kind: 'chip' }>;

interface Props {
  label: string;
  /** The ICU text of a message, or of a branch of one. */
  source: string;
  /** Whether `source` is inside a plural, where `#` is its number. */
  isInPlural?: boolean;
  locale: Locale;
  /** What every message can fill in, for the examples. */
  values: Readonly<Record<string, string | number>>;
  /** What a chip says. */
  wordsOf: (chip: Chip) => string;
  /** Called with the whole source, in which a branch has another text. */
  onSource: (source: string) => void;
  /** Called with the field that has the cursor now, and whether `#` is a number there. */
  onFocus: (field: RichFieldHandle | null, isInPlural: boolean) => void;
}

/** What people call the branches of a select, by their names in ICU. */
const branchNames: Readonly<Record<string, DeskTextId>> = { none: 'form.none', yes: 'form.yes', other: 'form.else' };

/** The numbers that are tried for the example of a branch, the most usual first. */
const exampleNumbers: readonly number[] = [5, 1, 2, 3, 11, 0, ...Array.from({ length: 20 }, (_, at) => at + 12)];

/**
 * The branches of every plural and select of a message (the `forms` of `icu-parts.ts`), a field each; a branch may have
 * further ones inside it.
 */
export function BranchFields({ source, isInPlural = false, ...props }: Props) {
  const parts = icuPartsOf(source, { isInPlural });
  // Two plurals can have the same source, so each is searched behind the one before it.
  let searchFrom = 0;
  return parts?.map((part) => {
    if (part.kind === 'text' || !part.choice) return null;
    const start = source.indexOf(part.source, searchFrom);
    const end = start + part.source.length;
    searchFrom = end;
    const replace = (changed: string) => props.onSource(source.slice(0, start) + changed + source.slice(end));
    return <ChoiceFields key={`${part.name} ${start}`} {...props} chip={part} onSource={replace} />;
  });
}

/** The branches of one plural or select. */
function ChoiceFields({
  chip,
  label,
  locale,
  values,
  wordsOf,
  onSource,
  onFocus,
}: Omit<Props, 'source'> & { chip: Chip }) {
  const t = useTexts();
  const factName = useFactNames();
  const { source, choice } = chip;
  if (!choice) return null;
  const nameOf = (form: string) => {
    if (!choice.isPlural) return branchNames[form] ? t(branchNames[form]) : form;
    // An exact number, such as `=0`.
    if (form.startsWith('=')) return form.slice(1);
    // Plurals of Dutch and English have only two forms, `one` and `other`.
    return form === 'one' ? '1' : t('form.more');
  };
  const exampleTextOf = (form: string) => {
    const value = exampleOf(form, choice, locale);
    return value === undefined ? undefined : textAsRead(source, locale, { ...values, [chip.name]: value });
  };
  return (
    <fieldset className="forms">
      <legend>{t(choice.isPlural ? 'forms.plural' : 'forms.choice', { name: factName(chip.name) })}</legend>
      {choice.forms.map((form) => (
        <BranchField
          key={form.name}
          name={nameOf(form.name)}
          label={`${label}: ${nameOf(form.name)}`}
          text={source.slice(form.from, form.to)}
          example={exampleTextOf(form.name)}
          isInPlural={choice.isPlural}
          locale={locale}
          values={values}
          wordsOf={wordsOf}
          onFocus={onFocus}
          onText={(text) => onSource(withForm(source, form, text))}
        />
      ))}
    </fieldset>
  );
}

/**
 * A value that leads to a branch: an exact number, a number of its plural category for which there is no exact branch,
 * or the word of a select. Undefined if no usual number leads to it.
 */
export function exampleOf(
  form: string,
  { isPlural, forms }: PluralOrSelect,
  locale: Locale,
): string | number | undefined {
  if (!isPlural) return form;
  if (form.startsWith('=')) return Number(form.slice(1));
  const rules = new Intl.PluralRules(locale);
  const isExact = (value: number) => forms.some(({ name }) => name === `=${value}`);
  return exampleNumbers.find((value) => rules.select(value) === form && !isExact(value));
}

interface FieldProps extends Pick<Props, 'label' | 'locale' | 'values' | 'wordsOf' | 'onFocus'> {
  name: string;
  text: string;
  example: string | undefined;
  isInPlural: boolean;
  onText: (text: string) => void;
}

function BranchField({ name, text, example, isInPlural, onText, onFocus, ...props }: FieldProps) {
  const field = useRef<RichFieldHandle>(null);
  return (
    <div className="form">
      <span aria-hidden="true">{name}</span>
      <RichField
        ref={field}
        label={props.label}
        locale={props.locale}
        source={text}
        isInPlural={isInPlural}
        wordsOf={props.wordsOf}
        onSource={onText}
        onFocus={() => onFocus(field.current, isInPlural)}
      />
      {example !== undefined && (
        <p className="hint" lang={props.locale}>
          {example}
        </p>
      )}
      <BranchFields {...props} source={text} isInPlural={isInPlural} onSource={onText} onFocus={onFocus} />
    </div>
  );
}
