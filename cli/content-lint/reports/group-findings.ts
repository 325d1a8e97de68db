import type { Finding } from '../core/finding.ts';

/** One mistake, which may be in several locales. */
export interface FindingGroup {
  first: Finding;
  /** The same mistake in other locales. */
  others: Finding[];
}

/** How many findings of a rule a report leaves out. */
export interface HiddenFindings {
  code: string;
  count: number;
}

/** How many messages are shown of a rule, and of all rules. */
const maxOfRule = 10;
const maxOfAll = 100;

/**
 * Groups findings by rule and message, in the order of their first places. Keeps all groups if the report is `full`,
 * and otherwise the first ones of each rule.
 */
export function groupFindings(
  findings: readonly Finding[],
  full = false,
): { groups: FindingGroup[]; hidden: HiddenFindings[] } {
  const all: FindingGroup[] = [];
  const groupsOfMessage = new Map<string, FindingGroup[]>();
  findings.forEach((finding, at) => {
    const { code, key, severity } = finding;
    // A finding about no message has a group to itself.
    const id = key === undefined ? `${at}` : `${severity} ${code} ${key}`;
    const groups = groupsOfMessage.get(id) ?? [];
    // A text that breaks a rule twice has two mistakes: each is in a group with that of the other locales.
    const group = groups.find(({ first, others }) => [first, ...others].every(({ file }) => file !== finding.file));
    if (group) {
      group.others.push(finding);
      return;
    }
    const newGroup: FindingGroup = { first: finding, others: [] };
    groupsOfMessage.set(id, [...groups, newGroup]);
    all.push(newGroup);
  });
  if (full) return { groups: all, hidden: [] };
  const counts = new Map<string, number>();
  const hidden = new Map<string, number>();
  let shown = 0;
  const kept = all.filter(({ first: { code }, others }) => {
    const count = (counts.get(code) ?? 0) + 1;
    counts.set(code, count);
    if (count <= maxOfRule && shown < maxOfAll) {
      shown += 1;
      return true;
    }
    hidden.set(code, (hidden.get(code) ?? 0) + 1 + others.length);
    return false;
  });
  return { groups: kept, hidden: [...hidden].map(([code, count]) => ({ code, count })) };
}
