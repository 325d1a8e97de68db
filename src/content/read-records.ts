import * as v from 'valibot';
import { parse } from 'yaml';
import type { ReportIssue } from '#src/content/content-error.ts';
import { ContentSchema } from '#src/content/content-schema.ts';
import { schemaIssue } from '#src/content/schema-issue.ts';
import { readTextFiles } from '#src/content/text-files.ts';
import type { SiteModel } from '#src/domain/site-model.ts';

/** Reads every YAML file of `content/` below `root`; undefined if a schema refuses something, which is reported. */
export function readRecords(root: string, report: ReportIssue): SiteModel | undefined {
  const unreadable = new Set<string>();
  const reportFile: ReportIssue = (issue) => {
    unreadable.add(issue.file);
    report(issue);
  };
  const texts = readTextFiles(root, 'content', /\.ya?ml$/, reportFile);
  const content = v.safeParse(ContentSchema, parseRecords(texts, reportFile));
  if (content.success) return modelOf(content.output);
  // A file that could not be read has been reported, so it is not reported as missing too.
  for (const issue of content.issues.map(schemaIssue)) if (!unreadable.has(issue.file)) report(issue);
  return undefined;
}

/** The records in the form of `ContentSchema`. */
function parseRecords(texts: ReadonlyMap<string, string>, report: ReportIssue): Record<string, unknown> {
  // Empty, so that a folder that is missing counts as one without a record.
  const folders: Record<string, Record<string, unknown>> = { 'services/': {}, 'projects/': {} };
  const files: Record<string, unknown> = {};
  for (const [file, text] of texts) {
    // The folder of `content/services/seo.yaml` is `services/`, its name `seo.yaml`; `content/site.yaml` has no folder.
    const [, folder, name = ''] = /^content\/([^/]+\/)?(.+)$/.exec(file) ?? [];
    try {
      // With this level, YAML prints no warnings; errors are thrown.
      const record: unknown = parse(text, { logLevel: 'error' });
      if (folder === undefined) files[name] = record;
      else folders[folder] = { ...folders[folder], [name]: record };
    } catch (error) {
      // The first line of the message, without the colon before the part of the file that is shown below it.
      const reason = (error as Error).message.split('\n')[0]?.replace(/:$/, '');
      report({ file, problem: `is not YAML (${reason})`, advice: 'correct it there' });
    }
  }
  return { ...files, ...folders };
}

function modelOf(content: v.InferOutput<typeof ContentSchema>): SiteModel {
  const categories = content['categories.yaml'];
  const rank = (id: string) => categories.findIndex((category) => category.id === id);
  const services = Object.values(content['services/']).sort(
    (a, b) => rank(a.category) - rank(b.category) || a.order - b.order,
  );
  const projects = Object.values(content['projects/']);
  return {
    identity: content['site.yaml'],
    facts: content['facts.yaml'],
    categories,
    clients: content['clients.yaml'],
    packages: content['packages.yaml'],
    reviews: content['reviews.yaml'],
    technologies: content['technologies.yaml'],
    slugLock: content['slugs.lock.yaml'],
    oldAddresses: content['redirects.yaml'],
    services: services.filter(({ published }) => published),
    projects: projects.filter(({ published }) => published),
    drafts: {
      services: services.filter(({ published }) => !published),
      projects: projects.filter(({ published }) => !published),
    },
  };
}
