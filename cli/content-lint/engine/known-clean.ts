import { type Project, recordFiles } from '../project/project.ts';
import type { Context, Rule } from '../rule.ts';
import { addEnd, addText, endHash, startHash } from './hash.ts';
import type { Reported } from './suppress.ts';

/**
 * Parts of a project in which nothing was wrong when they were last looked at, by the hash of all that counts for them:
 * a part that is known need not be looked at again.
 */
export interface KnownClean {
  has(part: number): boolean;
  add(part: number): void;
}

/** Looks at messages and runs rules, except where nothing was wrong before. */
export interface UnlessClean {
  message(key: string, look: () => void): void;
  rule(rule: Rule, context: Context): void;
}

/** What is known of a part holds under the same profile, records, terms and ids alone: they are in every hash. */
export function unlessClean(
  clean: KnownClean,
  project: Project,
  profile: string | undefined,
  reported: readonly Reported[],
): UnlessClean {
  const { catalogues } = project;
  const records = recordFiles({ ...project, exceptions: undefined, sourceLock: undefined, baseline: undefined });
  const around = hashOf([
    profile ?? '',
    ...catalogues.flatMap(({ locale, messages }) => [locale, ...messages.keys()]),
    ...records.flatMap(({ path, text }) => [path, text]),
  ]);
  const unlessKnown = (part: number, look: () => void) => {
    if (clean.has(part)) return;
    const before = reported.length;
    look();
    if (reported.length === before) clean.add(part);
  };
  const parts = new Map<string, number>();
  const partOf = (key: string): number => {
    let part = parts.get(key);
    if (part === undefined) {
      part = hashOf([key, ...catalogues.map(({ messages }) => messages.get(key) ?? '\u0000')], around);
      parts.set(key, part);
    }
    return part;
  };
  return {
    message: (key, look) => unlessKnown(partOf(key), look),
    rule(rule, context) {
      const { within } = rule;
      if (!rule.project) return;
      if (within === undefined) {
        rule.project(context);
        return;
      }
      const keys = catalogues.flatMap(({ messages }) => [...messages.keys()].filter((key) => key.startsWith(within)));
      const part = hashOf([rule.code, ...keys.map((key) => String(partOf(key)))], around);
      unlessKnown(part, () => rule.project?.(context));
    },
  };
}

/** A number that follows from some texts and a number before them. */
function hashOf(texts: readonly string[], seed = 0): number {
  const hash = startHash(seed);
  for (const text of texts) {
    addText(hash, text);
    addEnd(hash);
  }
  return endHash(hash);
}
