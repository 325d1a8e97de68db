import { useId } from 'react';
import type { DraftFinding, Fact } from '#cli/desk/desk-api.ts';
import { requiredBeforeSave } from '#cli/desk/required-before-save.ts';
import type { Locale } from '#src/domain/locale.ts';
import { useFactNames, useLocaleName, useTexts } from './desk-texts.tsx';

/** Findings with the same key have the same reason. */
export const reasonKey = ({ code, locale }: DraftFinding): string => `${code} ${locale ?? ''}`;

interface Props {
  findings: readonly DraftFinding[];
  facts: readonly Fact[];
  /** Why a finding may stay, by its `reasonKey`. */
  reasons: Readonly<Record<string, string>>;
  onReason: (key: string, reason: string) => void;
  /** Puts the argument of a fact where a text has its digits; `got` is the text with them, such as `24 hours`. */
  onFact: (locale: Locale, got: string, argument: string) => void;
}

/** What content-lint says, in its own words; a warning can be allowed with a reason. */
export function Findings({ findings, facts, reasons, onReason, onFact }: Props) {
  const t = useTexts();
  const localeName = useLocaleName();
  return (
    <ul className="findings" aria-live="polite">
      {grouped(findings).map(([finding, ...others]) => (
        <li key={groupKey(finding)} className={finding.severity}>
          {finding.fact && finding.locale ? (
            <FactChoice findings={[finding, ...others]} locale={finding.locale} facts={facts} onFact={onFact} />
          ) : (
            <p>
              {finding.locale && <span className="locale">{localeName(finding.locale)}</span>}
              {finding.id && <span className="row-id">{finding.id}: </span>}
              {/* content-lint advises a command for a stale translation; at the desk that is a button. */}
              {finding.code === 'message/stale' ? t('stale') : `${finding.sentence} ${finding.advice}`}
            </p>
          )}
          {/* With an id it is about another message, in whose editor it can be allowed. */}
          {finding.severity !== 'error' && !finding.id && (
            // Open from the start if the message cannot be saved without a reason.
            <details open={requiredBeforeSave(finding) === 'reason'}>
              <summary>{t('allow')}</summary>
              <Reason text={reasons[reasonKey(finding)] ?? ''} onText={(text) => onReason(reasonKey(finding), text)} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A number that is the value of several facts is one finding: somebody says which fact it is. */
function FactChoice({
  findings,
  locale,
  facts,
  onFact,
}: { findings: readonly DraftFinding[]; locale: Locale } & Pick<Props, 'facts' | 'onFact'>) {
  const t = useTexts();
  const localeName = useLocaleName();
  const nameOf = useFactNames();
  const got = findings[0]?.fact?.got ?? '';
  const choices = findings.flatMap(({ fact }) => facts.find(({ name }) => name === fact?.name) ?? []);
  return (
    <>
      <p>
        <span className="locale">{localeName(locale)}</span>
        {t('fact.as-digits', { got })}
      </p>
      <ul className="chips">
        {choices.map(({ name, argument }) => (
          <li key={name}>
            <button type="button" className="chip" onClick={() => onFact(locale, got, argument)}>
              {nameOf(name)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Gives each finding once, and those about the same digits in the same language together. */
function grouped(findings: readonly DraftFinding[]): [DraftFinding, ...DraftFinding[]][] {
  const groups = new Map<string, [DraftFinding, ...DraftFinding[]]>();
  for (const finding of findings) {
    const key = groupKey(finding);
    const group = groups.get(key);
    if (!group) groups.set(key, [finding]);
    else if (finding.fact && group.every(({ fact }) => fact?.name !== finding.fact?.name)) group.push(finding);
  }
  return [...groups.values()];
}

function groupKey({ code, locale, id, fact, sentence }: DraftFinding): string {
  return JSON.stringify([code, locale, id, fact ? fact.got : sentence]);
}

function Reason({ text, onText }: { text: string; onText: (text: string) => void }) {
  const t = useTexts();
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{t('reason')}</label>
      <input id={id} value={text} onChange={({ target }) => onText(target.value)} />
    </>
  );
}
