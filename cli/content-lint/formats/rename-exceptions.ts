import { escapeRegExp } from '../core/escape-reg-exp.ts';

/**
 * The text of the exceptions with the new id in place of the old one. For the old id `home` that is in `key: home`,
 * `key: 'home'` and `key: home.title`; `lead` is what is before the id.
 */
export function withRenamedKeys(text: string, from: string, to: string): string {
  const old = escapeRegExp(from);
  return text.replace(new RegExp(`(\\bkey:\\s*["']?)${old}(?=["'\\s,}.]|$)`, 'gm'), (_, lead: string) => lead + to);
}
