import type { Project } from '../project/project.ts';
import type { Context, Rule } from '../rule.ts';
import type { Reported } from './suppress.ts';

/**
 * What was reported in the last check of a project, with the texts that it was reported about. What is known of messages
 * holds only as long as nothing counts that all of them depend on: facts, names, terms and the layout stay as they are.
 */
export interface CheckMemory {
  messages: Map<string, { texts: readonly (string | undefined)[]; reported: readonly Reported[] }>;
  /** By the code of a rule that looks at one part of the project: that part, and what was reported. */
  rules: Map<string, { part: readonly unknown[]; reported: readonly Reported[] }>;
}

export function emptyMemory(): CheckMemory {
  return { messages: new Map(), rules: new Map() };
}

/** Makes a function that looks at a message, or reports again what was reported about the same texts before. */
export function remembering(
  { messages: known }: CheckMemory,
  { catalogues }: Project,
  reported: Reported[],
): (key: string, look: () => void) => void {
  return (key, look) => {
    const texts = catalogues.map(({ messages }) => messages.get(key));
    const before = known.get(key);
    if (before?.texts.every((text, at) => text === texts[at])) {
      reported.push(...before.reported);
      return;
    }
    const from = reported.length;
    look();
    known.set(key, { texts, reported: reported.slice(from) });
  };
}

/** Runs a rule over the project, or reports again what it reported about the same part of it before. */
export function runOnce(rule: Rule, context: Context, { rules: known }: CheckMemory, reported: Reported[]): void {
  if (rule.within === undefined) {
    rule.project?.(context);
    return;
  }
  const { project } = context;
  const part: unknown[] = [project.records];
  for (const { messages } of project.catalogues) {
    for (const [key, text] of messages) if (key.startsWith(rule.within)) part.push(text);
  }
  const before = known.get(rule.code);
  if (before?.part.length === part.length && before.part.every((one, at) => one === part[at])) {
    reported.push(...before.reported);
    return;
  }
  const from = reported.length;
  rule.project?.(context);
  known.set(rule.code, { part, reported: reported.slice(from) });
}
