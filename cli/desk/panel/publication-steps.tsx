import type { Publication } from '#cli/desk/desk-api.ts';
import { useTexts } from './desk-texts.tsx';

/** Matches what git says if somebody else has pushed in between: `! [rejected]  main -> main`. */
const rejectedPush = /\[rejected\]/;

/** How far a publication is, a line for each step, and the link to its preview. */
export function PublicationSteps({ publication }: { publication: Publication }) {
  const t = useTexts();
  const { phase, steps, preview, recovered } = publication;
  return (
    <section aria-label={t('publish.progress')}>
      {/* How a publication ended that the desk found interrupted when it started; shown until the next one begins. */}
      {recovered && steps.length === 0 && <p className="alert">{t(`publish.recovered-${recovered}`)}</p>}
      <p aria-live="polite" className="phase">
        {t(`phase.${phase}`)}
      </p>
      <ol className="steps">
        {steps.map(({ name, state, seconds, detail }) => (
          <li key={name} data-state={state}>
            {t(`step.${name}`)}: {t(`step-state.${state}`)}
            {seconds !== undefined && ` (${t('seconds', { seconds })})`}
            {detail && rejectedPush.test(detail) && <p>{t('publish.rejected')}</p>}
            {detail && (
              <details open={!rejectedPush.test(detail)}>
                <summary>{t('publish.why')}</summary>
                <pre>{detail}</pre>
              </details>
            )}
          </li>
        ))}
      </ol>
      {preview && phase === 'ready' && (
        <p>
          <a href={preview} target="_blank" rel="noreferrer">
            {t('publish.preview')}
          </a>
        </p>
      )}
    </section>
  );
}
