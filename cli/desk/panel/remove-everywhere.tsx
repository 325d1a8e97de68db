import type { DraftFinding, Texts } from '#cli/desk/desk-api.ts';
import { locales } from '#src/domain/locale.ts';
import { useFactNames, useTexts } from './desk-texts.tsx';
import { withoutChip } from './icu-parts.ts';

interface Props {
  findings: readonly DraftFinding[];
  texts: Texts;
  onTexts: (texts: Texts) => void;
}

/** Buttons that take out of the translations what the source no longer fills in. */
export function RemoveEverywhere({ findings, texts, onTexts }: Props) {
  const t = useTexts();
  const nameOf = useFactNames();
  // With a locale it is about a translation. `isNew`: the draft causes it, by leaving the argument out of the source.
  const unknownArguments = findings.filter(({ code, isNew, locale }) => isNew && locale && code === 'argument/unknown');
  // Only the sentence of a finding names the argument: “The source has no `{price}`.”
  const names = new Set(unknownArguments.flatMap(({ sentence }) => /`\{(\w+)\}`/.exec(sentence)?.[1] ?? []));
  return [...names].map((name) => (
    <button
      key={name}
      type="button"
      onClick={() =>
        onTexts(Object.fromEntries(locales.map((locale) => [locale, withoutChip(texts[locale] ?? '', name)])))
      }
    >
      {t('remove-everywhere', { name: nameOf(name) })}
    </button>
  ));
}
