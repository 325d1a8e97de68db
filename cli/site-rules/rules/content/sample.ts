import { sampleValues } from '#cli/site-rules/records/sample-values.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';

/** Reports every `sample: true`, and details of the agency that can only be samples, such as an impossible number. */
export const contentSample = defineSiteRule({
  code: 'content/sample',
  severity: 'error',
  profile: 'production',
  examples: {
    bad: { 'content/site.yaml': 'sample: true\nname: Windas\n' },
    good: { 'content/site.yaml': 'sample: false\nname: Windas\n' },
    alsoReports: ['content/schema'],
  },
  project(context) {
    // Read from the files, because `context.data` leaves out a record if any field of it is invalid.
    for (const { path: file, data } of context.project.records) {
      for (const path of samplePaths(data)) {
        // In `content/facts.yaml`, a path is the name of a fact and `sample`; in `content/site.yaml`, the path `sample`
        // alone is for the agency as a whole, and a longer one is for a part of it, such as a member of the team.
        const factName = path.at(-2);
        if (file === 'content/facts.yaml') context.report({ file, path }, { problem: 'fact', fact: String(factName) });
        else if (file === 'content/site.yaml' && path.length === 1) context.report({ file, path }, { problem: 'flag' });
        else context.report({ file, path }, { problem: 'record', what: nameOf(data, path) });
      }
    }
    const site = context.project.records.find(({ path }) => path === 'content/site.yaml');
    if (!site) return;
    for (const { path, value } of sampleValues(site.data)) {
      context.report({ file: site.path, path }, { problem: 'value', field: path.join('.'), value });
    }
  },
});

type Path = (string | number)[];

/** The paths of every `sample: true` in a record. */
function samplePaths(data: unknown, parent: Path = []): Path[] {
  if (typeof data !== 'object' || data === null) return [];
  const entries = Array.isArray(data) ? [...data.entries()] : Object.entries(data);
  return entries.flatMap(([key, value]): Path[] => {
    const path = [...parent, key];
    return key === 'sample' && value === true ? [path] : samplePaths(value, path);
  });
}

/** How a finding names a sample: by its name, client, role or id, or by its field. */
function nameOf(data: unknown, path: Path): string {
  const record = path.slice(0, -1).reduce<unknown>((value, key) => (value as Record<Path[number], unknown>)[key], data);
  const { name, client, role, id } = record as Record<string, unknown>;
  return String(name ?? client ?? role ?? id ?? path.at(-2));
}
