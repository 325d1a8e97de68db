import { escapeRegExp } from '../core/escape-reg-exp.ts';
import { translatorMakers } from './translators.ts';

/**
 * Matches other names of makers, the functions that make a translator, such as `useTranslations`: a rename in an import
 * or export, a constant, a property, an arrow function that only calls it.
 */
const aliasPattern = (makers: readonly string[]): RegExp => {
  const maker = `(?:${makers.map(escapeRegExp).join('|')})(?![\\w$])`;
  return new RegExp(
    [
      // `useTranslations as useT`
      `(?<![\\w$])${maker}\\s+as\\s+([\\w$]+)`,
      // `const useT = useTranslations`, `{ useT: useTranslations }`
      `(?<![\\w$.])([\\w$]+)\\s*[:=]\\s*${maker}(?!\\s*[(.<])`,
      // `const useT = (name: string) => useTranslations(name)`
      `(?<![\\w$.])([\\w$]+)\\s*=\\s*(?:async\\s*)?\\(?[\\w$\\s:?]*\\)?\\s*=>\\s*${maker}\\s*\\(\\s*[\\w$]*\\s*\\)`,
    ].join('|'),
    'g',
  );
};

/** How many times an alias of an alias is followed. */
const maxRounds = 3;

/** The functions of next-intl that make translators, under all names that the code of a project gives them. */
export function makerNames(texts: ReadonlyMap<string, string>): string[] {
  const names = new Set(translatorMakers);
  for (let round = 0; round < maxRounds; round++) {
    const known = [...names];
    const expression = aliasPattern(known);
    for (const text of texts.values()) {
      if (!known.some((name) => text.includes(name))) continue;
      for (const [, ...aliases] of text.matchAll(expression)) {
        const alias = aliases.find((name) => name !== undefined);
        if (alias !== undefined) names.add(alias);
      }
    }
    if (names.size === known.length) break;
  }
  return [...names];
}
