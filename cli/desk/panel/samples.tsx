import type { Fact, Sample } from '#cli/desk/desk-api.ts';
import { ConfirmSample } from './confirm.tsx';
import { useFactNames, useLanguage, useSettingNames, useTexts } from './desk-texts.tsx';
import { formatFactValue } from './fact-values.ts';

interface Props {
  samples: readonly Sample[];
  facts: readonly Fact[];
  /** Why the site cannot go live, the samples included: they are only listed once no sample is left. */
  problems: readonly string[];
}

/** What the owner has still to confirm before the site can be live, with the question beside each. */
export function Samples({ samples, facts, problems }: Props) {
  const t = useTexts();
  const factName = useFactNames();
  const settingName = useSettingNames();
  const [language] = useLanguage();
  if (samples.length === 0 && problems.length === 0) return null;
  const nameOf = ({ file, steps, name }: Sample) => {
    // A whole record is a sample: that of the agency, or a case, which goes by its client.
    if (steps.length === 0) return file === 'content/site.yaml' ? t('samples.agency') : name;
    // A legal text has no name among the settings: it goes by that of its date.
    return settingName(`${steps[0]}.${steps[1]}.dates.modified`) ?? factName(name);
  };
  const shownValue = ({ name, value }: Sample) => {
    const fact = facts.find((each) => each.name === name);
    return fact ? formatFactValue(fact.value, fact.format, language) : value;
  };
  return (
    <section className="samples" aria-labelledby="samples">
      <h3 id="samples">{t('samples', { count: samples.length })}</h3>
      <ul>
        {samples.map((sample) => (
          <li key={`${sample.file} ${sample.steps.join('.')}`} className="draft">
            <span>
              <b>
                {nameOf(sample)}
                {sample.value !== undefined && `: ${shownValue(sample)}`}
              </b>
              <span className="row-id"> {sample.source}</span>
            </span>
            <ConfirmSample file={sample.file} steps={sample.steps} name={nameOf(sample)} />
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
