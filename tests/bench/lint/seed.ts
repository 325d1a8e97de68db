import type { Span } from '#cli/content-lint/finding.ts';
import type { OwnRuleCode } from '#cli/content-lint/rules/own-rules.ts';

/** A message with one mistake. */
export interface Seed {
  /** Which class of mistake it stands for. */
  kind: string;
  nl: string | undefined;
  en: string | undefined;
  /** Where a reader would point: the language, and the part of that message; the whole message where there is no part. */
  locale: 'nl' | 'en';
  part?: Span;
  /** Codes under which it may be found. */
  codes: readonly OwnRuleCode[];
}

type Row = readonly [nl: string | undefined, en: string | undefined, where: string, ...codes: OwnRuleCode[]];

/**
 * Seeds of one class; `where` is the language and, behind a colon, the part of the message: behind `:` the first of
 * several that are the same, behind `~` the last.
 */
export function seeds(kind: string, rows: readonly Row[]): Seed[] {
  return rows.map(([nl, en, where, ...codes]) => {
    const [locale, sign, token] = [where.slice(0, 2), where[2], where.slice(3)];
    if (locale !== 'nl' && locale !== 'en') throw new Error(`${kind}: no such locale in ${where}`);
    const text = locale === 'nl' ? nl : en;
    const start = (sign === '~' ? text?.lastIndexOf(token) : text?.indexOf(token)) ?? -1;
    if (token && start < 0) throw new Error(`${kind}: ${text} does not hold ${token}`);
    return { kind, nl, en, locale, ...(token ? { part: { start, end: start + token.length } } : {}), codes };
  });
}
