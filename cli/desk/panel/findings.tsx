import { useId, useState } from 'react';
import type { DraftFinding } from '#cli/desk/desk-api.ts';
import { useTexts } from './desk-texts.tsx';

/** The shortest reason that content-lint takes. */
const minReason = 8;

interface Props {
  findings: readonly DraftFinding[];
  onAllow: (finding: DraftFinding, reason: string) => void;
}

/** What content-lint says, in its own words; a warning can be allowed with a reason. */
export function Findings({ findings, onAllow }: Props) {
  return (
    <ul className="findings" aria-live="polite">
      {findings.map((finding) => (
        <li key={JSON.stringify(finding)} className={finding.severity}>
          <p>
            {finding.locale && <span className="locale">{finding.locale}</span>}
            {finding.id && <span className="row-id">{finding.id}: </span>}
            {finding.sentence} {finding.advice}
          </p>
          {finding.severity !== 'error' && !finding.id && <Allow onAllow={(reason) => onAllow(finding, reason)} />}
        </li>
      ))}
    </ul>
  );
}

function Allow({ onAllow }: { onAllow: (reason: string) => void }) {
  const t = useTexts();
  const id = useId();
  const [reason, setReason] = useState('');
  return (
    <details>
      <summary>{t('allow')}</summary>
      <label htmlFor={id}>{t('reason')}</label>
      <input id={id} value={reason} onChange={({ target }) => setReason(target.value)} />
      <button type="button" disabled={reason.trim().length < minReason} onClick={() => onAllow(reason)}>
        {t('allow-and-save')}
      </button>
    </details>
  );
}
