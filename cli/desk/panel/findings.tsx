import { useId } from 'react';
import { demandOf } from '#cli/desk/demand.ts';
import type { DraftFinding } from '#cli/desk/desk-api.ts';
import { useTexts } from './desk-texts.tsx';

/** Which findings have the same reason. */
export const reasonKey = ({ code, locale }: DraftFinding): string => `${code} ${locale ?? ''}`;

interface Props {
  findings: readonly DraftFinding[];
  /** Why a finding may stay, by its `reasonKey`. */
  reasons: Readonly<Record<string, string>>;
  onReason: (key: string, reason: string) => void;
}

/** What content-lint says, in its own words; a warning can be allowed with a reason. */
export function Findings({ findings, reasons, onReason }: Props) {
  const t = useTexts();
  return (
    <ul className="findings" aria-live="polite">
      {findings.map((finding) => (
        <li key={JSON.stringify(finding)} className={finding.severity}>
          <p>
            {finding.locale && <span className="locale">{finding.locale}</span>}
            {finding.id && <span className="row-id">{finding.id}: </span>}
            {finding.sentence} {finding.advice}
          </p>
          {finding.severity !== 'error' && !finding.id && (
            <details open={demandOf(finding) === 'reason'}>
              <summary>{t('allow')}</summary>
              <Reason text={reasons[reasonKey(finding)] ?? ''} onText={(text) => onReason(reasonKey(finding), text)} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
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
