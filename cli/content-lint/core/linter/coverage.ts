import { isVisible } from '../language/visible-text.ts';
import type { Project } from '../project/project.ts';
import { type LoadedPlugin, requiredCheck } from './plugins.ts';

export interface LocaleCoverage {
  locale: string;
  present: number;
  /** How many there should be: messages of any locale that are required in this one. */
  wanted: number;
  /** From 0 to 100, not rounded. */
  percent: number;
  /** The keys of the messages that are missing or empty. */
  missing: readonly string[];
}

export interface FileCoverage {
  /** Path of the file with `{locale}` for the locale. */
  file: string;
  locales: LocaleCoverage[];
}

export interface Coverage {
  files: FileCoverage[];
  total: LocaleCoverage[];
}

/** Counts the messages that each locale has, by file; an empty text counts as missing. */
export function coverageOf(project: Project, plugins: readonly LoadedPlugin[] = []): Coverage {
  const isRequired = requiredCheck(plugins);
  /** What each locale has of these messages. */
  const coverageOfKeys = (keys: ReadonlySet<string>) =>
    project.catalogues.map(({ locale, messages }) => {
      const wanted = [...keys].filter((key) => isRequired(key, locale));
      const missing = wanted.filter((key) => !isVisible(messages.get(key) ?? ''));
      return localeCoverage(locale, wanted.length, missing);
    });
  const keysByFile = new Map<string, Set<string>>();
  for (const { files } of project.catalogues) {
    for (const { path, messages } of files) {
      const pattern = project.pathWithoutLocale(path);
      const keys = keysByFile.get(pattern) ?? new Set<string>();
      for (const key of messages.keys()) keys.add(key);
      keysByFile.set(pattern, keys);
    }
  }
  const files = [...keysByFile]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, keys]) => ({ file, locales: coverageOfKeys(keys) }));
  // Two locales may have a message in files that are not counterparts: it is one message of the total.
  const total = coverageOfKeys(new Set([...keysByFile.values()].flatMap((keys) => [...keys])));
  return { files, total };
}

function localeCoverage(locale: string, wanted: number, missing: readonly string[]): LocaleCoverage {
  const present = wanted - missing.length;
  return { locale, present, wanted, percent: wanted === 0 ? 100 : (100 * present) / wanted, missing };
}
