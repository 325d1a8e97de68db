import { allRules } from '../engine/plugins.ts';
import type { Finding } from '../finding.ts';
import type { Project } from '../project/project.ts';
import { formatReport, type ReportFormat } from '../reports/formats.ts';
import { loadTexts } from '../reports/language.ts';
import { painter } from '../reports/paint.ts';
import { pathsFrom } from '../reports/relative-path.ts';
import type { OpenProject, ProjectOptions } from './open-project.ts';

/** The text of a report on findings in a project, which may be another state of the one that is open. */
export async function reportFindings(
  { io, root, plugins, options: { lang } }: OpenProject<ProjectOptions>,
  project: Project,
  findings: readonly Finding[],
  format: ReportFormat = 'pretty',
): Promise<string> {
  const texts = await loadTexts(lang, plugins);
  return formatReport(format, {
    findings,
    project,
    rules: allRules(plugins),
    texts,
    language: lang,
    paint: painter(io.stdout),
    pathOf: pathsFrom(io.cwd(), root),
  });
}
