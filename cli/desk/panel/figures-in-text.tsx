import type { Project, Texts } from '#cli/desk/desk-api.ts';
import { locales } from '#src/domain/locale.ts';
import { useFactNames, useLanguage, useTexts } from './desk-texts.tsx';
import { formatDraft } from './draft-format.ts';
import { formatFactValue } from './fact-values.ts';
import { chipsOf } from './icu-parts.ts';

interface Props {
  texts: Texts;
  /** The text as the open page has it, filled in; empty if the page does not show it. */
  shown: string;
  project: Project;
  /** Called with the name of a fact, as people say it. */
  onFact: (name: string) => void;
}

/** The facts that a text shows: someone who points at a price wants to change the price, not the sentence. */
export function FiguresInText({ texts, shown, project: { facts, values }, onFact }: Props) {
  const t = useTexts();
  const [language] = useLanguage();
  const nameOf = useFactNames();
  const filledIn = locales.flatMap((locale) => chipsOf(texts[locale] ?? '').map(({ name }) => name));
  // A page can fill in a fact under a name of its own. Such a fact is recognised by its value in the shown text, unless
  // it is a plain number, which could be the value of many facts.
  const factsByValue = facts.filter(({ argument, format }) =>
    locales.some(
      (locale) => format !== 'number' && hasFigure(shown, formatDraft(argument, locale, values) ?? argument),
    ),
  );
  // `#` is the number of the plural around it.
  const hasPageArgument = filledIn.some((name) => name !== '#' && values[name] === undefined);
  const names = [...new Set([...filledIn, ...(hasPageArgument ? factsByValue.map(({ name }) => name) : [])])];
  const figures = names.filter((name) => values[name] !== undefined);
  if (figures.length === 0) return null;
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
      </ul>
    </section>
  );
}

/** Whether a text has a figure that is not the beginning or the end of another: € 9 is not in € 99. */
function hasFigure(text: string, figure: string): boolean {
  const isDigit = (character: string) => /\d/.test(character);
  for (let at = text.indexOf(figure); at >= 0; at = text.indexOf(figure, at + 1))
    if (!isDigit(text.charAt(at - 1)) && !isDigit(text.charAt(at + figure.length))) return true;
  return false;
}
