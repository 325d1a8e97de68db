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
    .map(([file, keys]) => ({
      file,
      locales: project.catalogues.map(({ locale, messages }) => {
        const missing: string[] = [];
        let wanted = 0;
        for (const key of keys) {
          if (!isRequired(key, locale)) continue;
          wanted++;
          if (!messages.get(key)?.trim()) missing.push(key);
        }
        return localeCoverage(locale, wanted, missing);
      }),
    }));
  // The catalogues are in the order of the locales.
  const total = project.locales.map((locale, at) => {
    const ofLocale = files.flatMap((file) => file.locales[at] ?? []);
    const wanted = ofLocale.reduce((sum, entry) => sum + entry.wanted, 0);
    return localeCoverage(
      locale,
      wanted,
      ofLocale.flatMap(({ missing }) => missing),
    );
  });
  return { files, total };
}

function localeCoverage(locale: string, wanted: number, missing: readonly string[]): LocaleCoverage {
  const present = wanted - missing.length;
  return { locale, present, wanted, percent: wanted === 0 ? 100 : (present / wanted) * 100, missing };
}
