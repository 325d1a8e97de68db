import type { RecordFile } from '../project/project.ts';

/** Values of records, by the names that code reaches them under. */
export interface RecordValues {
  /**
   * The possible values of what the code reaches by a path: `site.teams.*.name` is that field of every record in a
   * folder `teams/` or a file `teams.yaml`. `namesRecords` if the path names the records, not just the field.
   * Undefined if no record has the field.
   */
  at(path: readonly string[]): { texts: readonly string[]; namesRecords: boolean } | undefined;
}

/** Collects the texts of all records by field, and by their folder and file. */
export function recordValues(files: readonly RecordFile[]): RecordValues {
  // The values of each field: of the records of one kind, such as `teams`, and of all records.
  const byKind = new Map<string, Map<string, Set<string>>>();
  const anywhere = new Map<string, Set<string>>();
  for (const { path, data } of files) {
    const fieldsOfKinds = kindsOf(path).map((kind) => {
      const fields = byKind.get(kind) ?? new Map<string, Set<string>>();
      byKind.set(kind, fields);
      return fields;
    });
    for (const record of Array.isArray(data) ? data : [data]) {
      if (record === null || typeof record !== 'object') continue;
      for (const [field, value] of Object.entries(record)) {
        if (typeof value !== 'string') continue;
        for (const fields of [...fieldsOfKinds, anywhere]) add(fields, field, value);
      }
    }
  }
  return {
    at(path) {
      // An empty path is that of a value of which nothing is known: no record has a field `''`.
      const field = path.at(-1) ?? '';
      const kind = path.slice(0, -1).findLast((name) => byKind.has(name));
      const texts = kind === undefined ? undefined : byKind.get(kind)?.get(field);
      if (texts) return { texts: [...texts], namesRecords: true };
      const all = anywhere.get(field);
      return all && { texts: [...all], namesRecords: false };
    },
  };
}

/**
 * The names of the folder and the file, `teams` and `sales` for `content/teams/sales.yaml`: a record may be one file of
 * its kind, or the whole kind may be one file.
 */
function kindsOf(path: string): string[] {
  return path
    .replace(/\.\w+$/, '')
    .split('/')
    .slice(-2);
}

function add(fields: Map<string, Set<string>>, field: string, value: string): void {
  const values = fields.get(field);
  if (values) values.add(value);
  else fields.set(field, new Set([value]));
}
