import type { Project, Texts } from '#cli/desk/desk-api.ts';
import { priceAmounts } from '#cli/desk/structure/structure-api.ts';
import { factOfArgument } from '#src/domain/hours-prices.ts';
import { locales } from '#src/domain/locale.ts';
import { useFactNames, useLanguage, useTexts } from './desk-texts.tsx';
import { formatFactValue } from './fact-values.ts';
import { chipsOf } from './icu-parts.ts';
import { useTitles } from './structure/record-titles.ts';
import { textAsRead } from './text-as-read.ts';

interface Props {
  texts: Texts;
  /** The text as the open page has it, filled in; empty if the page does not show it. */
  shown: string;
  /** The address of that page. */
  pagePath: string | undefined;
  project: Project;
  /** Called with what to search for in the view of facts and prices: the name that people use. */
  onSearchFacts: (search: string) => void;
}

/** The facts and prices in a text: someone who points at a price wants to change the price, not the sentence. */
export function FactsInText({ texts, shown, pagePath, project, onSearchFacts }: Props) {
  const { facts, values, records } = project;
  const t = useTexts();
  const [language] = useLanguage();
  const nameOf = useFactNames();
  const { titleOf } = useTitles(project);
  const argumentNames = locales.flatMap((locale) => chipsOf(texts[locale] ?? '').map(({ name }) => name));
  // A page can fill in a fact under a name of its own. Such a fact is recognised by its value in the shown text, unless
  // it is a plain number, which could be the value of many facts.
  const factsByValue = facts.filter(
    ({ argument, format }) =>
      format !== 'number' &&
      locales.some((locale) => hasFigure(shown, textAsRead(argument, locale, values) ?? argument)),
  );
  // `values` has facts, names of the agency and prices of some hours: anything else only the page fills in. `#` is no argument, but the number of the plural around it.
  const hasPageArgument = argumentNames.some((name) => name !== '#' && values[name] === undefined);
  const names = [...new Set([...argumentNames, ...(hasPageArgument ? factsByValue.map(({ name }) => name) : [])])];
  const figures = names.filter((name) => values[name] !== undefined);
  // The pages fill in the amounts of a price under the names that they have in its record.
  const amounts = priceAmounts.filter((name) => argumentNames.includes(name));
  const recordsWithAmounts = records.filter(
    ({ price }) => price && amounts.length > 0 && amounts.every((name) => hasAmount(shown, price[name])),
  );
  // Several services may have the same amounts: on the page of one of them it is that one.
  const ofPage = recordsWithAmounts.filter(({ pages }) => pages.some(({ path }) => path === pagePath));
  const prices = ofPage.length > 0 ? ofPage : recordsWithAmounts;
  if (figures.length + prices.length === 0) return null;
  const shownValue = (name: string) => {
    const fact = facts.find((each) => each.name === name);
    if (fact) return formatFactValue(fact.value, fact.format, language);
    // What is no fact is a name, such as the town of the agency, or the price of several hours, such as `hours4Price`.
    const isPriceOfHours = factOfArgument(name) !== name;
    return isPriceOfHours ? formatFactValue(Number(values[name]), 'euro', language) : String(values[name]);
  };
  return (
    <section aria-labelledby="figures" className="figures">
      <h3 id="figures">{t('figures')}</h3>
      <ul>
        {figures.map((name) => (
          <li key={name}>
            <button type="button" className="row" onClick={() => onSearchFacts(nameOf(factOfArgument(name)))}>
              {nameOf(name)}: {shownValue(name)}
            </button>
          </li>
        ))}
        {prices.map((record) => {
          const name = t('price.of', { service: titleOf(record) });
          return (
            <li key={record.path}>
              <button type="button" className="row" onClick={() => onSearchFacts(name)}>
                {name}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Whether a text has an amount in euros, as one of the locales writes it. */
function hasAmount(text: string, amount: number | undefined): boolean {
  if (amount === undefined) return false;
  return locales.some((locale) =>
    hasFigure(text, textAsRead('{amount, number, euro}', locale, { amount }) ?? String(amount)),
  );
}

/** Whether a text has a figure that is not the beginning or the end of another: € 9 is not in € 99 or € 9.900. */
function hasFigure(text: string, figure: string): boolean {
  for (let at = text.indexOf(figure); at >= 0; at = text.indexOf(figure, at + 1))
    if (!/\d[.,]?$/.test(text.slice(0, at)) && !/^[.,]?\d/.test(text.slice(at + figure.length))) return true;
  return false;
}
