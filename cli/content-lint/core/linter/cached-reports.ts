import type { Report } from '../finding.ts';
import type { Project, RecordFile } from '../project/project.ts';
import { recordMatcher } from '../project/record-matcher.ts';
import { valueNamesPassedTo } from '../requests/value-difference.ts';
import type { Rule } from '../rule.ts';
import { type LoadedPlugin, requiredCheck } from './plugins.ts';
import type { ResultCache } from './result-cache.ts';

/** Runs checks, or gives the cached reports about the same texts. */
export interface CachedReports {
  message(key: string, check: () => void): void;
  rule(rule: Rule, check: () => void): void;
}

/** The options of a run that decide which cached reports it may use. */
interface CacheOptions {
  cache?: ResultCache | undefined;
  profile?: string | undefined;
  plugins?: readonly LoadedPlugin[] | undefined;
}

/** Puts what the checks report into `reports`, and into the cache if there is one. */
export function cachedReports(
  project: Project,
  { cache, profile, plugins = [] }: CacheOptions,
  reports: Report[],
): CachedReports {
  if (!cache) return { message: (_, check) => check(), rule: (_, check) => check() };
  const { catalogues, records, terms, obstacles } = project;
  const isRequired = requiredCheck(plugins);
  const pathAndText = ({ path, text }: RecordFile) => [path, text];
  // What every report may depend on besides its own messages: this is part of every hash. The obstacles are in it
  // because rules of plugins may ask which records are there but cannot be read.
  const hashOfSurroundings = cache.hash([
    profile ?? '',
    project.syntax,
    ...catalogues.map(({ locale }) => locale),
    ...[...(terms ? [terms] : []), ...recordsOfMessages(records, plugins)].flatMap(pathAndText),
    ...obstacles.map(({ path, kind }) => `${kind} ${path}`),
  ]);
  const hashOfSurroundingsAndRecords = cache.hash(records.flatMap(pathAndText), hashOfSurroundings);
  const checkUnlessKnown = (hash: number, check: () => void) => {
    const known = cache.get<readonly Report[]>(hash);
    if (known) reports.push(...known);
    else {
      const countBefore = reports.length;
      check();
      cache.set(hash, reports.slice(countBefore));
    }
  };
  // The NUL character is the text of a message that a locale lacks.
  const textsOf = (key: string) => catalogues.map(({ messages }) => messages.get(key) ?? '\u0000');
  /** The hash of the messages and records that a rule depends on, by its `within`: a prefix of ids. */
  const hashByPrefix = new Map<string, number>();
  // Keys and texts one after the other, each catalogue behind its locale.
  const messagesWithin = (prefix: string) =>
    catalogues.flatMap(({ locale, messages }) => [
      locale,
      ...[...messages].flatMap(([key, text]) => (key.startsWith(prefix) ? [key, text] : [])),
    ]);
  return {
    message(key, check) {
      const texts = textsOf(key);
      const required = catalogues.map(({ locale }) => String(isRequired(key, locale)));
      // For `text/unfinished`: a text that is itself the key of a message is a mistake.
      const areKeys = texts.map((text) => String(catalogues.some(({ messages }) => messages.has(text))));
      // An argument that the source lacks is no mistake if the code passes it.
      const passed = [...valueNamesPassedTo(project, key)].join(' ');
      const hash = cache.hash([key, passed, ...required, ...areKeys, ...texts], hashOfSurroundings);
      checkUnlessKnown(hash, check);
    },
    rule({ code, within }, check) {
      // A rule without `within` may depend on anything, so its reports are not cached.
      if (within === undefined) return check();
      const hash = hashByPrefix.get(within) ?? cache.hash(messagesWithin(within), hashOfSurroundingsAndRecords);
      hashByPrefix.set(within, hash);
      checkUnlessKnown(cache.hash([code], hash), check);
    },
  };
}

/** The records that reports about messages may depend on. */
function recordsOfMessages(records: readonly RecordFile[], plugins: readonly LoadedPlugin[]): readonly RecordFile[] {
  const patterns = plugins.map(({ plugin }) => plugin.messageFiles);
  // A plugin that names none of its files may read any of them.
  if (patterns.includes(undefined)) return records;
  const matches = recordMatcher({ records: patterns.flatMap((pattern) => pattern ?? []) });
  return records.filter(({ path }) => matches(path));
}
