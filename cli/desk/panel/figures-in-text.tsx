import type { Project, Texts } from '#cli/desk/desk-api.ts';
import { locales } from '#src/domain/locale.ts';
import { useFactNames, useLanguage, useTexts } from './desk-texts.tsx';
import { writtenFactValue } from './fact-values.ts';
import { chipsOf } from './icu-parts.ts';

interface Props {
  texts: Texts;
  project: Project;
  /** Called with the name of a fact, as people say it. */
  onFact: (name: string) => void;
}

/** The facts that a text shows: someone who points at a price wants to change the price, not the sentence. */
export function FiguresInText({ texts, project: { facts, values }, onFact }: Props) {
  const t = useTexts();
  const [language] = useLanguage();
  const nameOf = useFactNames();
  const names = new Set(locales.flatMap((locale) => chipsOf(texts[locale] ?? '').map(({ name }) => name)));
  const shown = [...names].filter((name) => values[name] !== undefined);
  if (shown.length === 0) return null;
  const shownValue = (name: string) => {
    const fact = facts.find((each) => each.name === name);
    return fact ? writtenFactValue(fact.value, fact.format, language) : String(values[name]);
  };
  return (
    <section aria-labelledby="figures" className="figures">
      <h3 id="figures">{t('figures')}</h3>
      <ul>
        {shown.map((name) => (
          <li key={name}>
            <button type="button" className="row" onClick={() => onFact(nameOf(name))}>
              {nameOf(name)}: {shownValue(name)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
