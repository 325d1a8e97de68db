import type { Report } from '../finding.ts';
import { readTerms } from '../language/terms.ts';
import type { Message, MessagePair, ParsedMessage } from '../messages/message.ts';
import { parseMessage } from '../messages/parse-message.ts';
import { haveSameStructure } from '../messages/same-structure.ts';
import type { Syntax } from '../messages/syntax.ts';
import type { Catalogue, Project } from '../project/project.ts';
import { ProjectError } from '../project/project-error.ts';
import type { Context, Rule } from '../rule.ts';
import { builtInRules } from '../rules/built-in-rules.ts';
import { type CachedReports, cachedReports } from './cached-reports.ts';
import { globalArguments, type LoadedPlugin, pluginNames, requestedByPlugins, requiredCheck } from './plugins.ts';
import { reporter } from './reporter.ts';
import type { ResultCache } from './result-cache.ts';

export interface RunOptions {
  plugins?: readonly LoadedPlugin[] | undefined;
  /** Rules of this profile run too. */
  profile?: string | undefined;
  /** Called from time to time with how many messages of the source have been checked. */
  onProgress?: ((done: number, total: number) => void) | undefined;
  /** Gives every report; without it a rule gives only the first few about a message. Not together with `cache`. */
  all?: boolean | undefined;
  /** Reports of earlier runs; unchanged texts are not checked again. */
  cache?: ResultCache | undefined;
  /** Checks only this message and its translations, with the rules about messages only: quick enough while typing. */
  key?: string | undefined;
  /**
   * Only a part of the checks: `slow` are those of plugins on the whole project, which may read every picture and
   * compare all records, `quick` are all others.
   */
  part?: 'quick' | 'slow' | undefined;
}

/** A rule with its context. */
interface ActiveRule {
  rule: Rule;
  context: Context;
}

const builtIn: ReadonlySet<Rule> = new Set(builtInRules);

/**
 * Runs the rules over a project and gives all their reports. Every message is parsed once and released, so that memory
 * does not grow with the catalogues.
 */
export function runRules(project: Project, options: RunOptions): Report[] {
  const reports: Report[] = [];
  const active = activeRules(project, options, reports);
  if (options.key !== undefined) {
    walkMessages(withOneMessage(project, options.key), active, undefined, runUncached);
    return reports;
  }
  const cached = cachedReports(project, options, reports);
  if (options.part !== 'slow') walkMessages(project, active, options.onProgress, cached.message);
  for (const { rule, context } of active) {
    const partOfRule = builtIn.has(rule) ? 'quick' : 'slow';
    if (rule.project && (options.part ?? partOfRule) === partOfRule) cached.rule(rule, () => rule.project?.(context));
  }
  return reports;
}

function activeRules(project: Project, { plugins = [], profile, all }: RunOptions, reports: Report[]): ActiveRule[] {
  const shared = {
    project,
    terms: readTerms(project.terms?.data, pluginNames(plugins)),
    globalArguments: globalArguments(plugins),
    // Whether a locale has to have a message.
    isRequired: requiredCheck(plugins),
    // Whether the records of a plugin, and no code, use a message.
    isRequestedByPlugin: requestedByPlugins(plugins),
  };
  const contextOf = ({ code }: Rule, data: unknown): Context => ({
    ...shared,
    data,
    report: reporter(reports, code, all),
  });
  const ruleSets = [
    { rules: builtInRules, data: undefined },
    ...plugins.map(({ plugin: { rules }, data }) => ({ rules, data })),
  ];
  return ruleSets
    .flatMap(({ rules, data }) =>
      rules.map((rule) => ({ rule: builtIn.has(rule) ? rule : guarded(rule), context: contextOf(rule, data) })),
    )
    .filter(({ rule }) => !rule.profile || rule.profile === profile)
    .filter(({ rule }) => !rule.notIn?.includes(project.syntax));
}

/** The rule of a plugin, whose errors become a `ProjectError` with its code. */
function guarded(rule: Rule): Rule {
  const run = (check: () => void) => {
    try {
      check();
    } catch (error) {
      throw error instanceof ProjectError ? error : new ProjectError('rule-failed', rule.code, error);
    }
  };
  const { message, pair, project } = rule;
  // With `apply`, because the checks of a plugin may use `this`.
  return {
    ...rule,
    ...(message && { message: (...args) => run(() => message.apply(rule, args)) }),
    ...(pair && { pair: (...args) => run(() => pair.apply(rule, args)) }),
    ...(project && { project: (...args) => run(() => project.apply(rule, args)) }),
  };
}

const runUncached: CachedReports['message'] = (_, check) => check();

/** The project with only one message, to walk over; the contexts of rules keep the whole project. */
function withOneMessage(project: Project, key: string): Project {
  const catalogues = project.catalogues.map((catalogue) => {
    const text = catalogue.messages.get(key);
    return { ...catalogue, messages: new Map(text === undefined ? [] : [[key, text]]) };
  });
  return { ...project, catalogues };
}

function walkMessages(
  project: Project,
  active: readonly ActiveRule[],
  onProgress: RunOptions['onProgress'],
  cached: CachedReports['message'],
): void {
  const [source, ...targets] = project.catalogues;
  if (!source) return;
  // Rules with `needs` (see rule.ts) run only on messages that match one of their patterns.
  const common = active.filter(({ rule }) => !rule.needs);
  const rare = active.filter(({ rule }) => rule.needs);
  const ofMessages = common.filter(({ rule }) => rule.message);
  const ofRareMessages = rare.filter(({ rule }) => rule.message);
  const ofPairs = common.filter(({ rule }) => rule.pair);
  const ofPairsWithSameStructure = ofPairs.filter(({ rule }) => !rule.skipIfSameStructure);
  const ofRarePairs = rare.filter(({ rule }) => rule.pair);
  // Without such rules the pattern is `$^`, which no text with a character in it matches.
  const rarePattern = new RegExp(rare.map(({ rule }) => rule.needs?.source).join('|') || '$^');
  const { syntax } = project;
  const checkMessage = (message: Message): boolean => {
    const isRare = rarePattern.test(message.text);
    onMessage(ofMessages, message);
    if (isRare) onMessage(ofRareMessages, message);
    return isRare;
  };
  const checkPair = (pair: MessagePair, isRare: boolean) => {
    onPair(haveSameStructure(pair.source, pair.target) ? ofPairsWithSameStructure : ofPairs, pair);
    if (isRare) onPair(ofRarePairs, pair);
  };
  const check = (key: string, text: string) => {
    const original = parseMessage(key, source.locale, text, syntax);
    const isOriginalRare = checkMessage(original);
    for (const target of targets) {
      const translation = messageOf(target, key, syntax);
      if (!translation) continue;
      const isRare = checkMessage(translation) || isOriginalRare;
      if (isComparable(original) && isComparable(translation))
        checkPair({ key, source: original, target: translation }, isRare);
    }
  };
  let done = 0;
  // A message that the source lacks is not checked: it is only reported as missing there, or as left over.
  source.messages.forEach((text, key) => {
    if (++done % progressInterval === 0) onProgress?.(done, source.messages.size);
    cached(key, () => check(key, text));
  });
}

/** After how many messages progress is shown. */
const progressInterval = 2000;

function onMessage(active: readonly ActiveRule[], message: Message): void {
  for (const { rule, context } of active) rule.message?.(message, context);
}

function onPair(active: readonly ActiveRule[], pair: MessagePair): void {
  for (const { rule, context } of active) rule.pair?.(pair, context);
}

function messageOf(catalogue: Catalogue, key: string, syntax: Syntax): Message | undefined {
  const text = catalogue.messages.get(key);
  return text === undefined ? undefined : parseMessage(key, catalogue.locale, text, syntax);
}

/** Whether a message can be compared with another: it parses, and is not empty. */
function isComparable(message: Message): message is ParsedMessage {
  return message.elements !== undefined && message.text.trim() !== '';
}
