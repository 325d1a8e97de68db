import type { Project, Texts } from '#cli/desk/desk-api.ts';
import { priceAmounts } from '#cli/desk/structure/structure-api.ts';
import { locales } from '#src/domain/locale.ts';
import { useFactNames, useLanguage, useTexts } from './desk-texts.tsx';
import { formatDraft } from './draft-format.ts';
import { formatFactValue } from './fact-values.ts';
import { chipsOf } from './icu-parts.ts';
import { useTitles } from './structure/record-titles.ts';

interface Props {
  texts: Texts;
  /** The text as the open page has it, filled in; empty if the page does not show it. */
  shown: string;
  project: Project;
  /** Called with the name of a fact or price, as people say it. */
  onFact: (name: string) => void;
}

/** The facts and prices in a text: someone who points at a price wants to change the price, not the sentence. */
export function FiguresInText({ texts, shown, project, onFact }: Props) {
  const { facts, values, records } = project;
  const t = useTexts();
  const [language] = useLanguage();
  const nameOf = useFactNames();
  const { titleOf } = useTitles(project);
  const filledIn = locales.flatMap((locale) => chipsOf(texts[locale] ?? '').map(({ name }) => name));
  // A page can fill in a fact under a name of its own. Such a fact is recognised by its value in the shown text, unless
  // it is a plain number, which could be the value of many facts.
  const factsByValue = facts.filter(
    ({ argument, format }) =>
      format !== 'number' &&
      locales.some((locale) => hasFigure(shown, formatDraft(argument, locale, values) ?? argument)),
  );
  // `#` is the number of the plural around it.
  const hasPageArgument = filledIn.some((name) => name !== '#' && values[name] === undefined);
  const names = [...new Set([...filledIn, ...(hasPageArgument ? factsByValue.map(({ name }) => name) : [])])];
  const figures = names.filter((name) => values[name] !== undefined);
  // The pages fill in the amounts of a price under the names that they have in its record.
  const amounts = priceAmounts.filter((name) => filledIn.includes(name));
  const prices = records.filter(
    ({ price }) => price && amounts.length > 0 && amounts.every((name) => hasAmount(shown, price[name])),
  );
  if (figures.length + prices.length === 0) return null;
  const shownValue = (name: string) => {
    const fact = facts.find((each) => each.name === name);
    return fact ? formatFactValue(fact.value, fact.format, language) : String(values[name]);
  };
  return (
    <section aria-labelledby="figures" className="figures">
      <h3 id="figures">{t('figures')}</h3>
      <ul>
        {figures.map((name) => (
          <li key={name}>
            <button type="button" className="row" onClick={() => onFact(nameOf(name))}>
              {nameOf(name)}: {shownValue(name)}
            </button>
          </li>
        ))}
        {prices.map((record) => {
          const name = t('price.of', { service: titleOf(record) });
          return (
            <li key={record.path}>
              <button type="button" className="row" onClick={() => onFact(name)}>
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
    hasFigure(text, formatDraft('{amount, number, euro}', locale, { amount }) ?? String(amount)),
  );
}

/** Whether a text has a figure that is not the beginning or the end of another: € 9 is not in € 99. */
function hasFigure(text: string, figure: string): boolean {
  const isDigit = (character: string) => /\d/.test(character);
  for (let at = text.indexOf(figure); at >= 0; at = text.indexOf(figure, at + 1))
    if (!isDigit(text.charAt(at - 1)) && !isDigit(text.charAt(at + figure.length))) return true;
  return false;
}
