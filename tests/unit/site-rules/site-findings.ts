import type { Finding } from '#cli/content-lint/core/finding.ts';
import { checkProject } from '#cli/content-lint/core/linter/check-project.ts';
import { type LoadedPlugin, loadPlugins } from '#cli/content-lint/core/linter/plugins.ts';
import type { RunOptions } from '#cli/content-lint/core/linter/run-rules.ts';
import type { Project } from '#cli/content-lint/core/project/project.ts';
import { siteRules } from '#cli/site-rules/site-rules.ts';
import { numberFormats } from '#src/domain/facts.ts';
import { projectOf } from '../content-lint/expect-findings.ts';

export type Files = Readonly<Record<string, string | Uint8Array>>;

/** A project with the site's own configuration, made of a small object of files. */
export function siteProject(files: Files): Project {
  return projectOf(files, { records: [...(siteRules.files ?? [])], formats: { number: Object.keys(numberFormats) } });
}

/** The rules of the site with what they know of a project. */
export function siteRulesFor(project: Project, profile?: string): Promise<LoadedPlugin[]> {
  return loadPlugins(project, [siteRules], { profile });
}

/** Everything that is wrong with a project under the rules of the site. */
export async function checkSite(
  project: Project,
  { profile, cache }: Pick<RunOptions, 'profile' | 'cache'> = {},
): Promise<Finding[]> {
  return checkProject(project, { plugins: await siteRulesFor(project, profile), profile, cache });
}

/** Everything that is wrong with a small object of files. */
export function siteFindingsIn(files: Files, profile?: string): Promise<Finding[]> {
  return checkSite(siteProject(files), { profile });
}
