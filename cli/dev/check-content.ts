import { execFile } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import * as v from 'valibot';

/** Not shown: while the Dutch text is being written its translation is allowed to lag behind. */
const translationLag = 'message/stale';

/** How long a report may be, in bytes: thousands of errors fit. */
const maxOutput = 100_000_000;

/** The parts of content-lint's JSON report that are read here. */
const ReportSchema = v.object({
  findings: v.array(
    v.object({
      code: v.string(),
      severity: v.string(),
      file: v.string(),
      line: v.number(),
      column: v.number(),
      message: v.string(),
      advice: v.optional(v.string()),
    }),
  ),
});

/** Runs content-lint and passes its errors on in words, unless there are none or `signal` stops the check. */
export function checkContent(root: string, signal: AbortSignal, onErrors: (report: string) => void): void {
  const command = ['cli/content-lint/bin.js', 'check', '--format', 'json'];
  const options = { cwd: root, signal, maxBuffer: maxOutput };
  const check = execFile(process.execPath, command, options, (error, stdout, stderr) => {
    if (!error || signal.aborted) return;
    // The output is only a report if there are findings, for which the exit code is 1. Node itself ends with 1 too, such
    // as for a missing module: then there is no output.
    const report = error.code === 1 && stdout !== '' ? errorsIn(stdout) : stderr || error.message;
    if (report) onErrors(report);
  });
  // The page that shows the change comes first.
  if (check.pid !== undefined) setPriority(check.pid, constants.priority.PRIORITY_BELOW_NORMAL);
}

function errorsIn(json: string): string {
  return v
    .parse(ReportSchema, JSON.parse(json))
    .findings.filter(({ severity, code }) => severity === 'error' && code !== translationLag)
    .map(({ file, line, column, message, advice }) => {
      return `${file}:${line}:${column}  ${message}${advice ? `\n  → ${advice}` : ''}`;
    })
    .join('\n\n');
}
