import type { Project } from './project.ts';

/** The locales that have a text for every message of the source, the source first; none where it is the only one. */
export function completeLocales({ catalogues: [source, ...targets] }: Project): string[] {
  if (!source || source.messages.size === 0) return [];
  const hasAll = targets.filter(({ messages }) =>
    [...source.messages].every(([key, text]) => text.trim() === '' || messages.get(key)?.trim()),
  );
  return hasAll.length === 0 ? [] : [source.locale, ...hasAll.map(({ locale }) => locale)];
}
