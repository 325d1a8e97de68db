/** What a hook of a project gives: all that `useTranslation` gives, or its `t` alone. */
export type I18nextHooks = ReadonlyMap<string, 'all' | 't'>;

const hook = 'useTranslation';
/** `useTranslation()`, or `useTranslation<Keys>()`. */
const hookCall = `${hook}(?:<[^()]*>)?\\(\\s*\\)`;
const name = '([\\w$]+)';
/** An arrow function from its name up to what it gives. */
const arrow = `${name}\\s*(?::[^=;{}\\n]*)?=\\s*\\([^()]*\\)\\s*(?::[^={}]*)?=>\\s*`;
/** A function declaration from its name up to its braces. */
const declaration = `function\\s+${name}\\s*\\([^()]*\\)\\s*(?::[^{}]*)?`;
/** `{ const { t } = useTranslation(); return t; }`. */
const givesT = `\\{\\s*const\\s*\\{\\s*t\\s*\\}\\s*=\\s*${hookCall};?\\s*return\\s+t;?\\s*\\}`;
/** `{ return useTranslation(); }`. */
const givesAll = `\\{\\s*return\\s+${hookCall};?\\s*\\}`;

const forms: readonly (readonly [RegExp, 'all' | 't'])[] = [
  // `useTranslation as useT`, or `useT = useTranslation`.
  [new RegExp(`\\b${hook}\\s+as\\s+${name}|${name}\\s*=\\s*${hook}(?![\\w$])(?!\\s*[(<.])`, 'g'), 'all'],
  // `useT = () => useTranslation()`, or a function with braces that returns the same.
  [new RegExp(`${arrow}(?:${hookCall}(?!\\s*\\.)|${givesAll})|${declaration}${givesAll}`, 'g'), 'all'],
  // `useT = () => useTranslation().t`, or a function with braces that returns the same `t`.
  [new RegExp(`${arrow}(?:${hookCall}\\.t\\b|${givesT})|${declaration}${givesT}`, 'g'), 't'],
];

/**
 * Finds the other names of `useTranslation` in a project, and the hooks that only call it without a namespace. A hook
 * that names a namespace itself is left out: what its callers ask for cannot be told from their code.
 */
export function i18nextHooks(texts: ReadonlyMap<string, string>): I18nextHooks {
  const hooks = new Map<string, 'all' | 't'>([[hook, 'all']]);
  for (const text of texts.values()) {
    if (!text.includes(hook)) continue;
    for (const [form, gives] of forms) {
      for (const [, ...names] of text.matchAll(form)) {
        for (const alias of names) if (alias !== undefined) hooks.set(alias, gives);
      }
    }
  }
  return hooks;
}
