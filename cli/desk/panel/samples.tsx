import { identityPath, type Project, type Sample } from '#cli/desk/desk-api.ts';
import { ConfirmSample } from './confirm.tsx';
import { useFactNames, useLanguage, useSettingNames, useTexts } from './desk-texts.tsx';
import { formatFactValue } from './fact-values.ts';
import { useTitles } from './structure/record-titles.ts';

interface Props {
  project: Pick<Project, 'samples' | 'facts' | 'records' | 'messages'>;
  /** All reasons why the site cannot go live, the samples among them. Shown as a list only once no sample is left. */
  heldBackBy: readonly string[];
}

/** What the owner has still to confirm before the site can be live, with the question beside each. */
export function Samples({ project, heldBackBy }: Props) {
  const { samples, facts, records } = project;
  const t = useTexts();
  const factName = useFactNames();
  const settingName = useSettingNames();
  const { titleOf } = useTitles(project);
  const [language] = useLanguage();
  if (samples.length === 0 && heldBackBy.length === 0) return null;
  const nameOf = ({ file, pathInFile, name }: Sample) => {
    // A whole record is a sample: that of the agency, or a case, which goes by its client.
    if (pathInFile.length === 0) return file === identityPath ? t('samples.agency') : name;
    const service = pathInFile[0] === 'price' && records.find(({ path }) => path === file);
    if (service) return t('price.of', { service: titleOf(service) });
    // A legal text, such as `documents.privacy`, goes by the name that the settings have for its date; no other sample
    // has a name there.
    return settingName(`${pathInFile[0]}.${pathInFile[1]}.dates.modified`) ?? factName(name);
  };
  const shownValue = ({ name, value, amounts }: Sample) => {
    if (amounts) return amounts.map((amount) => `€ ${formatFactValue(amount, 'euro', language)}`).join(' – ');
    const fact = facts.find((each) => each.name === name);
    return fact ? formatFactValue(fact.value, fact.format, language) : value;
  };
  return (
    <section className="samples" aria-labelledby="samples">
      <h3 id="samples">{t('samples', { count: samples.length })}</h3>
      <ul>
        {samples.map((sample) => (
          <li key={`${sample.file} ${sample.pathInFile.join('.')}`} className="draft">
            <span>
              <b>{[nameOf(sample), shownValue(sample)].filter((part) => part !== undefined).join(': ')}</b>
              <span className="row-id"> {sample.source}</span>
            </span>
            <ConfirmSample file={sample.file} pathInFile={sample.pathInFile} name={nameOf(sample)} />
          </li>
        ))}
      </ul>
      {samples.length === 0 && (
        <>
          <p>{t('samples.others')}</p>
          <ul>
            {heldBackBy.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
