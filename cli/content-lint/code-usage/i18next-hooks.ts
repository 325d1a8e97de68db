/** What a hook of a project gives: all that `useTranslation` gives, or its `t` alone. */
export type I18nextHooks = ReadonlyMap<string, 'all' | 't'>;

const hook = 'useTranslation';
const made = `${hook}(?:<[^()]*>)?\\(\\s*\\)`;
const name = '([\\w$]+)';
/** Between the name of a function and what it gives. */
const arrow = `${name}\\s*(?::[^=]*)?=\\s*\\([^()]*\\)\\s*(?::[^={}]*)?=>\\s*`;
const plain = `function\\s+${name}\\s*\\([^()]*\\)\\s*(?::[^{}]*)?`;
const givesT = `\\{\\s*const\\s*\\{\\s*t\\s*\\}\\s*=\\s*${made};?\\s*return\\s+t;?\\s*\\}`;
const givesAll = `\\{\\s*return\\s+${made};?\\s*\\}`;

const forms: readonly (readonly [RegExp, 'all' | 't'])[] = [
  [new RegExp(`\\b${hook}\\s+as\\s+${name}|${name}\\s*=\\s*${hook}(?!\\s*[(<.\\w$])`, 'g'), 'all'],
  [new RegExp(`${arrow}(?:${made}(?!\\s*\\.)|${givesAll})|${plain}${givesAll}`, 'g'), 'all'],
  [new RegExp(`${arrow}(?:${made}\\.t\\b|${givesT})|${plain}${givesT}`, 'g'), 't'],
];

/**
 * The hooks of a project that do nothing but call `useTranslation` without a namespace, and its other names. One that names a
 * namespace itself is not among them: what its callers ask for cannot be told from their code.
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
