import type { Sample } from '#cli/desk/desk-api.ts';
import { ask } from './ask.ts';
import { useFactNames, useTexts } from './desk-texts.tsx';
import { useStatus } from './status.tsx';
import { useAttempt } from './use-attempt.ts';

interface Props {
  samples: readonly Sample[];
  /** What else keeps the site from being live. */
  problems: readonly string[];
}

/** What the owner has still to confirm before the site can be live, with the question beside each. */
export function Samples({ samples, problems }: Props) {
  const t = useTexts();
  const nameOf = useFactNames();
  const { wrote } = useStatus();
  const { attempt, isBusy, failure } = useAttempt();
  if (samples.length === 0 && problems.length === 0) return null;
  return (
    <section className="samples" aria-labelledby="samples">
      <h3 id="samples">{t('samples', { count: samples.length })}</h3>
      {failure && (
        <p className="alert" role="alert">
          {failure}
        </p>
      )}
      <ul>
        {samples.map(({ file, steps, name, value, source }) => (
          <li key={`${file} ${steps.join('.')}`} className="draft">
            <span>
              <b>
                {nameOf(name) || t('samples.agency')}
                {value !== undefined && `: ${value}`}
              </b>
              <span className="row-id"> {source}</span>
            </span>
            <button
              type="button"
              disabled={isBusy}
              onClick={() => attempt(async () => wrote((await ask('confirm', { file, steps })).undo, nameOf(name)))}
            >
              {t('samples.confirm')} <span className="unseen">{nameOf(name)}</span>
            </button>
          </li>
        ))}
      </ul>
      {samples.length === 0 && (
        <>
          <p>{t('samples.others')}</p>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
