import type { Report } from '../finding.ts';
import type { Context } from '../rule.ts';

/** How many findings of a rule in one message are reported: a text that a tool has spoilt has hundreds of thousands. */
const keptAtMost = 20;

/**
 * Makes the function with which a rule reports into a list. Of the reports about parts of one message it keeps the
 * first twenty, and counts the others in the argument `untold` of the last, which the text of that finding shows; with
 * `all` it keeps each. Reports about whole messages are always kept.
 */
export function reporter(reports: Report[], code: string, all = false): Context['report'] {
  let lastSubject: string | undefined;
  let lastIndex = -1;
  let count = 0;
  return (target, args = {}, details = {}) => {
    // A rule goes through one message after the other, so another subject begins a new count.
    const subject = 'key' in target && target.span ? `${target.locale} ${target.key}` : undefined;
    count = subject !== undefined && subject === lastSubject ? count + 1 : 1;
    lastSubject = subject;
    // Other rules report into the same list, so that the last report of this one need not be at its end.
    const lastReport = reports[lastIndex];
    if (count > keptAtMost && lastReport && !all)
      reports[lastIndex] = { ...lastReport, args: { ...lastReport.args, untold: count - keptAtMost } };
    else lastIndex = reports.push({ code, target, args, ...details }) - 1;
  };
}
