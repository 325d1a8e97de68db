import { useCallback } from 'react';
import type { Project } from '#cli/desk/desk-api.ts';
import type { Locale } from '#src/domain/locale.ts';
import { useFactNames, useTexts } from './desk-texts.tsx';
import type { IcuPart } from './icu-parts.ts';
import { textAsRead } from './text-as-read.ts';

/** Gives what a chip says: the name of what is filled in, and its value if that is known. */
export function useChipWords({ values }: Pick<Project, 'values'>, locale: Locale) {
  const t = useTexts();
  const factName = useFactNames();
  return useCallback(
    ({ name, source, choice }: Extract<IcuPart, { kind: 'chip' }>): string => {
      // In a branch of a plural, `#` is the number.
      if (name === '#') return t('chip.number');
      // A plural or a choice has no single value to show.
      const value = values[name] === undefined || choice ? undefined : textAsRead(source, locale, values);
      const forms = choice ? ` (${choice.forms.length} ${t('chip.forms')})` : '';
      return `${factName(name)}${forms}${value === undefined ? '' : `: ${value}`}`;
    },
    [t, factName, values, locale],
  );
}
