import { type Diagnostic, DiagnosticSeverity } from 'vscode-languageserver';
import type { Report, Severity } from '../core/finding.ts';
import { spanInFile } from '../core/linter/locate.ts';
import { severityOf } from '../core/rule.ts';
import { formatFinding } from '../reports/texts/format-finding.ts';
import { rangeFinder } from './positions.ts';
import type { Workspace } from './workspace.ts';

const severities: Record<Severity, DiagnosticSeverity> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  note: DiagnosticSeverity.Information,
};

/** The reports of the last check as an editor shows them, by the path of their file. */
export function diagnosticsOf(workspace: Workspace): Map<string, Diagnostic[]> {
  const byFile = new Map<string, Diagnostic[]>();
  const rangeOf = rangeFinder(workspace);
  for (const report of workspace.reports) {
    const { path, diagnostic } = diagnosticOf(workspace, report, rangeOf);
    const diagnostics = byFile.get(path);
    if (diagnostics) diagnostics.push(diagnostic);
    else byFile.set(path, [diagnostic]);
  }
  return byFile;
}

/** One report as an editor shows it; `rangeOf` finds ranges in its files. */
export function diagnosticOf(
  workspace: Workspace,
  report: Report,
  rangeOf: ReturnType<typeof rangeFinder>,
): { path: string; diagnostic: Diagnostic } {
  const { project, texts, ruleOf } = workspace;
  const { path, span } = spanInFile(project, report.target);
  const { sentence, advice } = formatFinding(report, texts);
  const related = (report.related ?? []).map((target) => {
    const other = spanInFile(project, target);
    return {
      location: { uri: workspace.uriOf(other.path), range: rangeOf(other.path, other.span) },
      // An editor shows this beside the other place.
      message: 'locale' in target ? target.locale : '',
    };
  });
  const diagnostic = {
    range: rangeOf(path, span),
    severity: severities[severityOf(report, ruleOf)],
    code: report.code,
    source: 'content-lint',
    message: `${sentence} ${advice}`.trim(),
    relatedInformation: related,
  };
  return { path, diagnostic };
}
