import type { SiteRecords } from '#cli/site-rules/records/site-records.ts';
import type { Finding } from '../finding.ts';
import { readTerms } from '../language/terms.ts';
import type { Message, MessagePair, ParsedMessage } from '../messages/message.ts';
import { parseMessage } from '../messages/parse-message.ts';
import { haveSameStructure } from '../messages/same-structure.ts';
import { sign } from '../messages/text-features.ts';
import type { Catalogue, Project, RecordFile } from '../project/project.ts';
import type { Context, Rule } from '../rule.ts';
import { ratchet } from './baseline.ts';
import { type CheckMemory, remembering, runOnce } from './check-memory.ts';
import { isRequiredIn, knownArguments } from './global-arguments.ts';
import { type KnownClean, unlessClean } from './known-clean.ts';
import { placed, type Reported, settled } from './suppress.ts';

export interface RunOptions {
  rules: readonly Rule[];
  /** The records of `content/`, where a project has any. */
  site: SiteRecords | undefined;
  /** Rules for this occasion count too: `production`. */
  profile?: string | undefined;
  /** Told from time to time how many messages of the source were looked at. */
  onProgress?: ((done: number, of: number) => void) | undefined;
  /** What the last runs found nothing wrong in, and what this one does not. */
  clean?: KnownClean | undefined;
  /** What the last check of the same project found, so that only messages that changed since are looked at. */
  memory?: CheckMemory | undefined;
}

/**
 * Runs the rules over a project and gives all findings, in the order of files, lines and columns.
 * Every message is parsed once and let go: memory does not grow with the size of the catalogues.
 */
export function runRules(project: Project, options: RunOptions): Finding[] {
  const findings = placed(project, reportsOn(project, options));
  return project.baseline ? withoutKnown(project, project.baseline, findings, options.rules) : findings;
}

/** Leaves out what the baseline knows; what it knows and is gone is a finding itself. */
function withoutKnown(
  project: Project,
  baseline: RecordFile,
  findings: readonly Finding[],
  rules: readonly Rule[],
): Finding[] {
  const { fresh, fixed } = ratchet(baseline, findings);
  const rule = rules.find(({ code }) => code === 'baseline/fixed');
  const reports = fixed.map(({ index, entry, left }): Reported[] => {
    const args = { rule: entry.rule, about: entry.key ?? entry.file, left, count: entry.count, file: baseline.path };
    return rule ? [{ rule, place: { file: baseline.path, path: ['findings', index] }, args, more: {} }] : [];
  });
  return [...fresh, ...placed(project, reports.flat())];
}

/** What the rules report, before anything has a line and a column. */
export function reportsOn(project: Project, options: RunOptions): Reported[] {
  const { rules, site, profile, onProgress, memory, clean } = options;
  const reported: Reported[] = [];
  const terms = readTerms(project.terms);
  const shared = { project, site, terms, knownArguments: knownArguments(site), isRequired: isRequiredIn(site) };
  const active = rules
    .filter((rule) => (!rule.house || project.records) && (!rule.profile || rule.profile === profile))
    .map((rule) => {
      const report: Context['report'] = (place, args = {}, more = {}) => reported.push({ rule, place, args, more });
      return { rule, context: { ...shared, report } };
    });
  const messageChecks = bySigns(
    active.flatMap(({ rule: { message, signs }, context }) =>
      message ? [{ signs, check: (one: Message) => message(one, context) }] : [],
    ),
  );
  const pairChecks = bySigns(
    active.flatMap(({ rule: { pair, signs }, context }) =>
      pair ? [{ signs, check: (one: MessagePair) => pair(one, context) }] : [],
    ),
  );
  const unless = clean && unlessClean(clean, project, profile, reported);
  walkMessages(
    project,
    (message) => {
      // Loops by hand: over so many messages an iterator costs as much as a check.
      const checks = messageChecks(message.signs);
      for (let at = 0; at < checks.length; at++) checks[at]?.(message);
    },
    (pair) => {
      const structure = haveSameStructure(pair.source, pair.target) ? 0 : sign.structure;
      const checks = pairChecks(pair.source.signs | pair.target.signs | structure);
      for (let at = 0; at < checks.length; at++) checks[at]?.(pair);
    },
    onProgress,
    unless ? unless.message : memory && remembering(memory, project, reported),
  );
  for (const { rule, context } of active) {
    if (unless) unless.rule(rule, context);
    else if (memory) runOnce(rule, context, memory, reported);
    else rule.project?.(context);
  }
  return settled(project, reported, rules);
}

/** The checks that want messages with these signs; there are far fewer kinds of messages than messages. */
function bySigns<Check>(all: readonly { signs: number | undefined; check: Check }[]): (signs: number) => Check[] {
  const known = new Map<number, Check[]>();
  return (signs) => {
    let checks = known.get(signs);
    if (!checks) {
      checks = all.filter((one) => ((one.signs ?? sign.any) & (signs | sign.any)) !== 0).map(({ check }) => check);
      known.set(signs, checks);
    }
    return checks;
  };
}

function walkMessages(
  project: Project,
  onMessage: (m: Message) => void,
  onPair: (p: MessagePair) => void,
  onProgress: RunOptions['onProgress'],
  remember: ((key: string, look: () => void) => void) | undefined,
): void {
  const [source, ...targets] = project.catalogues;
  if (!source) return;
  const look = (key: string, text: string) => {
    const from = parseMessage(key, source.locale, text);
    onMessage(from);
    for (const target of targets) {
      const to = messageOf(target, key);
      if (!to) continue;
      onMessage(to);
      if (isWhole(from) && isWhole(to)) onPair({ key, source: from, target: to });
    }
  };
  let done = 0;
  source.messages.forEach((text, key) => {
    if (++done % 2000 === 0) onProgress?.(done, source.messages.size);
    if (remember) remember(key, () => look(key, text));
    else look(key, text);
  });
  for (const target of targets) {
    target.messages.forEach((text, key) => {
      if (!source.messages.has(key)) onMessage(parseMessage(key, target.locale, text));
    });
  }
}

function messageOf(catalogue: Catalogue, key: string): Message | undefined {
  const text = catalogue.messages.get(key);
  return text === undefined ? undefined : parseMessage(key, catalogue.locale, text);
}

function isWhole(message: Message): message is ParsedMessage {
  return message.elements !== undefined && message.text.trim() !== '';
}
