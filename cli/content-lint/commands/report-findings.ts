import { join, relative, sep } from 'node:path';
import type { Finding } from '../core/finding.ts';
import { allRules } from '../core/linter/plugins.ts';
import type { Project } from '../core/project/project.ts';
import type { OpenFiles, ProjectOptions } from '../host/open-project.ts';
import { toolCommand } from '../host/tool-command.ts';
import { formatReport, type ReportFormat } from '../reports/formats.ts';
import { painter } from '../reports/paint.ts';
import { loadTexts } from '../reports/texts/load-texts.ts';

/** Makes a function that gives a file's path from a folder, as CI knows it, with forward slashes. */
function pathsFrom(folder: string, root: string): (file: string) => string {
  return (file) => relative(folder, join(root, file)).split(sep).join('/');
}

/**
 * The text of a report on findings. `project` may be a state of the open one that is not on the disk, such as the one
 * after a rename. `full` shows every finding, where the report would sum up those that are alike.
 */
export async function reportFindings(
  { io, root, plugins, options: { lang } }: OpenFiles<ProjectOptions>,
  project: Project,
  findings: readonly Finding[],
  { format = 'pretty', full }: { format?: ReportFormat; full?: boolean | undefined } = {},
): Promise<string> {
  const texts = await loadTexts(lang, plugins, toolCommand(io.cwd(), io.env));
  return formatReport(format, {
    findings,
    project,
    rules: allRules(plugins),
    texts,
    language: lang,
    paint: painter(io.stdout),
    full,
    pathOf: pathsFrom(io.cwd(), root),
  });
}
