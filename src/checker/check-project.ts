import type { Finding } from '#src/checker/finding.ts';
import type { Message, MessagePair, ParsedMessage } from '#src/checker/message.ts';
import { parseMessage } from '#src/checker/parse-message.ts';
import type { Catalogue, Project } from '#src/checker/project.ts';
import type { Context, Rule } from '#src/checker/rule.ts';
import { rules as allRules } from '#src/checker/rules.ts';
import { type Reported, settleFindings } from '#src/checker/settle-findings.ts';
import { sign } from '#src/checker/signs.ts';
import { readSiteRecords } from '#src/checker/site-records.ts';
import { readTerms } from '#src/checker/terms.ts';
import { isRequiredIn, knownArguments } from '#src/checker/what-is-known.ts';

export interface CheckOptions {
  rules?: readonly Rule[];
  /** Rules for this occasion count too: `production`. */
  profile?: string | undefined;
  /** Told from time to time how many messages of the source were looked at. */
  onProgress?: ((done: number, of: number) => void) | undefined;
}

/**
 * Runs the rules over a project and gives all findings, in the order of files, lines and columns.
 * Every message is parsed once and let go: memory does not grow with the size of the catalogues.
 */
export function checkProject(project: Project, options: CheckOptions = {}): Finding[] {
  const { rules = allRules, profile, onProgress } = options;
  const reported: Reported[] = [];
  const site = readSiteRecords(project);
  const terms = readTerms(project.terms);
  const shared = { project, site, terms, knownArguments: knownArguments(site), isRequired: isRequiredIn(site) };
  const active = rules
    .filter((rule) => (!rule.house || project.records) && (!rule.profile || rule.profile === profile))
    .map((rule) => {
      const report: Context['report'] = (place, args = {}, more = {}) => reported.push({ rule, place, args, more });
      return { rule, context: { ...shared, report } };
    });
  const onMessage = active.flatMap(({ rule, context }) =>
    rule.message ? [{ check: rule.message, signs: rule.signs ?? sign.any, context }] : [],
  );
  const onPair = active.flatMap(({ rule, context }) =>
    rule.pair ? [{ check: rule.pair, signs: rule.signs ?? sign.any, context }] : [],
  );
  walkMessages(
    project,
    (message) => {
      const own = message.signs | sign.any;
      for (const { check, signs, context } of onMessage) if ((own & signs) !== 0) check(message, context);
    },
    (pair) => {
      const own = pair.source.signs | pair.target.signs | sign.any;
      for (const { check, signs, context } of onPair) if ((own & signs) !== 0) check(pair, context);
    },
    onProgress,
  );
  for (const { rule, context } of active) rule.project?.(context);
  return settleFindings(project, reported, rules);
}

function walkMessages(
  project: Project,
  onMessage: (m: Message) => void,
  onPair: (p: MessagePair) => void,
  onProgress: CheckOptions['onProgress'],
): void {
  const [source, ...targets] = project.catalogues;
  if (!source) return;
  let done = 0;
  for (const [key, text] of source.messages) {
    if (++done % 2000 === 0) onProgress?.(done, source.messages.size);
    const from = parseMessage(key, source.locale, text);
    onMessage(from);
    for (const target of targets) {
      const to = messageOf(target, key);
      if (!to) continue;
      onMessage(to);
      if (isWhole(from) && isWhole(to)) onPair({ key, source: from, target: to, known: {} });
    }
  }
  for (const target of targets) {
    for (const [key, text] of target.messages)
      if (!source.messages.has(key)) onMessage(parseMessage(key, target.locale, text));
  }
}

function messageOf(catalogue: Catalogue, key: string): Message | undefined {
  const text = catalogue.messages.get(key);
  return text === undefined ? undefined : parseMessage(key, catalogue.locale, text);
}

function isWhole(message: Message): message is ParsedMessage {
  return message.elements !== undefined && message.text.trim() !== '';
}
