import { useState } from 'react';
import type { Project } from '#cli/desk/desk-api.ts';
import { useFactNames, useLanguage, useTexts } from './desk-texts.tsx';
import { FactRow } from './fact-row.tsx';
import { formatFactValue } from './fact-values.ts';
import { Prices } from './prices.tsx';
import { isFoundIn } from './search-text.ts';
import { Settings } from './settings.tsx';
import { useMessageNames } from './use-message-names.ts';

interface Props {
  project: Project;
  onOpen: (id: string) => void;
  /** What is in the filter at first: the name of a fact that a text led to, or empty. */
  search: string;
}

/** What is the same wherever the site says it: the numbers that it claims, its prices, and who the agency is. */
export function Facts({ project, onOpen, search }: Props) {
  const t = useTexts();
  const factName = useFactNames();
  const [language] = useLanguage();
  const messageName = useMessageNames(project);
  const [filter, setFilter] = useState(search);
  const facts = project.facts.filter((fact) => {
    const value = formatFactValue(fact.value, fact.format, language);
    return isFoundIn(
      `${factName(fact.name)} ${fact.name} ${value} ${t(`format.${fact.format}`)} ${fact.source}`,
      filter,
    );
  });
  return (
    <section className="records" aria-labelledby="facts">
      <h2 id="facts">{t('view.facts')}</h2>
      <label className="filter">
        {t('filter')}
        <input type="search" value={filter} onChange={({ target }) => setFilter(target.value)} />
      </label>
      <ul>
        {facts.map((fact) => (
          <FactRow key={fact.name} fact={fact} nameOf={messageName} onOpen={onOpen} />
        ))}
      </ul>
      <Prices project={project} filter={filter} />
      <Settings settings={project.settings} samples={project.samples} filter={filter} />
    </section>
  );
}
