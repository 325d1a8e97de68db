import { useId, useState } from 'react';
import type { Locale } from '#src/domain/locale.ts';
import { useTexts } from './desk-texts.tsx';
import { type Choice, formatDraft } from './draft-format.ts';

interface Props {
  choice: Choice;
  text: string;
  locale: Locale;
  values: Readonly<Record<string, string | number>>;
  onText: (text: string) => void;
}

/** The branches of a plural or a choice as tabs, each with an example of what a visitor reads. */
export function Branches({ choice, text, locale, values, onText }: Props) {
  const t = useTexts();
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, choice.branches.length - 1);
  const branch = choice.branches[at];
  if (!branch) return null;
  const move = (step: number, tabs: HTMLElement) => {
    const next = (at + step + choice.branches.length) % choice.branches.length;
    setChosen(next);
    tabs.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div className="branches">
      <div
        role="tablist"
        aria-label={t('branches', { argument: choice.argument })}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'ArrowRight') move(1, currentTarget);
          if (key === 'ArrowLeft') move(-1, currentTarget);
        }}
      >
        {choice.branches.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === at}
            aria-controls={`${id}-branch`}
            tabIndex={index === at ? 0 : -1}
            onClick={() => setChosen(index)}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-branch`} aria-labelledby={`${id}-tab-${at}`}>
        <input
          aria-label={t('branch', { argument: choice.argument, name: branch.name })}
          lang={locale}
          value={branch.text}
          onChange={({ target }) => onText(text.slice(0, branch.start) + target.value + text.slice(branch.end))}
        />
        <p className="result" lang={locale}>
          <span className="example">
            {choice.argument} = {branch.example}:
          </span>{' '}
          {formatDraft(text, locale, values, branch.example)}
        </p>
      </div>
    </div>
  );
}
