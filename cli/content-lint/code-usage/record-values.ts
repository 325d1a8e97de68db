import type { RecordFile } from '../project/project.ts';

/** Values of the records in `content/`, by the name that code knows them under. */
export interface RecordValues {
  /**
   * What a value can be that the code reaches by a path: `location.services.*.i18nKey` is that field of every record in
   * `content/services/`. `sure` where the path names the records, not just the field. Undefined where no record has it.
   */
  at(path: readonly string[]): { texts: readonly string[]; sure: boolean } | undefined;
}

/** Collects the texts of all records by folder or file and by field. */
export function recordValues(files: readonly RecordFile[]): RecordValues {
  const byKind = new Map<string, Map<string, Set<string>>>();
  const anywhere = new Map<string, Set<string>>();
  for (const { path, data } of files) {
    const [, kind] = /^content\/([\w-]+)(?:\/[^/]+)?\.ya?ml$/.exec(path) ?? /^content\/([\w-]+)\//.exec(path) ?? [];
    if (kind === undefined) continue;
    const fields = byKind.get(kind) ?? new Map<string, Set<string>>();
    byKind.set(kind, fields);
    for (const record of Array.isArray(data) ? data : [data]) {
      if (record === null || typeof record !== 'object') continue;
      for (const [field, value] of Object.entries(record)) {
        if (typeof value !== 'string') continue;
        add(fields, field, value);
        add(anywhere, field, value);
      }
    }
  }
  return {
    at(path) {
      const field = path.at(-1) ?? '';
      const kind = path.slice(0, -1).findLast((step) => byKind.has(step));
      const own = kind === undefined ? undefined : byKind.get(kind)?.get(field);
      if (own) return { texts: [...own], sure: true };
      const all = anywhere.get(field);
      return all && { texts: [...all], sure: false };
    },
  };
}

function add(fields: Map<string, Set<string>>, field: string, value: string): void {
  const own = fields.get(field);
  if (own) own.add(value);
  else fields.set(field, new Set([value]));
}
