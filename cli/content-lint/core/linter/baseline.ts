import * as v from 'valibot';
import type { Finding } from '../finding.ts';
import type { RecordFile } from '../project/project.ts';

/** The number of findings that a rule has about one message, field or file. Lines are left out, because they move. */
const EntrySchema = v.strictObject({
  rule: v.string(),
  file: v.string(),
  /** Id of a message, or path inside a record. */
  key: v.optional(v.string()),
  count: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

const BaselineSchema = v.strictObject({ version: v.literal(1), findings: v.array(EntrySchema) });

type Entry = v.InferOutput<typeof EntrySchema>;

/** Findings compared with a baseline, which like a ratchet goes one way: fixed findings leave it, none is added. */
export interface Ratchet {
  /** Findings that are not in it. */
  fresh: Finding[];
  /** Entries with fewer findings (`remaining`) than their `count`; `index` is that of the entry in the baseline. */
  fixed: { index: number; entry: Entry; remaining: number }[];
}

/** Whether a file has the shape of a baseline. */
export function isBaseline(file: RecordFile): boolean {
  return v.is(BaselineSchema, file.data);
}

/**
 * Compares findings with a baseline. If there are more than an entry allows, the last ones are new. A merge can leave
 * two entries of one name, which then allow the sum of their counts.
 */
export function compareWithBaseline(file: RecordFile, findings: readonly Finding[]): Ratchet {
  const entries = entriesOf(file).map((entry, index) => ({ index, entry, remaining: 0 }));
  const entriesByName = Map.groupBy(entries, ({ entry }) => nameOf(entry));
  const fresh = findings.filter((finding) => {
    const entriesHere = entriesByName.get(nameOf(entryFor(finding)));
    const entryWithRoom = entriesHere?.find(({ entry, remaining }) => remaining < entry.count);
    if (entryWithRoom) entryWithRoom.remaining++;
    return !entryWithRoom;
  });
  return { fresh, fixed: entries.filter(({ entry, remaining }) => remaining < entry.count) };
}

/**
 * The text of a baseline of these findings. An existing baseline can only shrink; entries of rules that did not run,
 * by `isLeftOut`, stay.
 */
export function baselineText(
  findings: readonly Finding[],
  existing?: RecordFile,
  isLeftOut: (code: string) => boolean = () => false,
): string {
  const entriesByName = new Map<string, Entry>();
  for (const finding of findings) {
    const entry = entryFor(finding);
    const known = entriesByName.get(nameOf(entry));
    if (known) known.count++;
    else entriesByName.set(nameOf(entry), entry);
  }
  const allowed = existing && Map.groupBy(entriesOf(existing), nameOf);
  const entries = [...entriesByName]
    .map(([name, entry]) => {
      const allowedCount = allowed ? (allowed.get(name) ?? []).reduce((sum, { count }) => sum + count, 0) : entry.count;
      return { ...entry, count: Math.min(entry.count, allowedCount) };
    })
    .filter(({ count }) => count > 0);
  const untouched = existing ? entriesOf(existing).filter(({ rule }) => isLeftOut(rule)) : [];
  const sorted = [...entries, ...untouched].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  const lines = sorted.map((entry) => `    ${JSON.stringify(entry)}`);
  return `{\n  "version": 1,\n  "findings": [${lines.length > 0 ? `\n${lines.join(',\n')}\n  ` : ''}]\n}\n`;
}

/** The entries of a baseline; none if the file does not have the shape of one. */
export function entriesOf({ data }: RecordFile): Entry[] {
  const read = v.safeParse(BaselineSchema, data);
  return read.success ? read.output.findings : [];
}

/** The entry of one finding, counted once. */
function entryFor({ code, file, key, path }: Finding): Entry {
  const subject = key ?? path?.join('.');
  return { rule: code, file, ...(subject ? { key: subject } : {}), count: 1 };
}

function nameOf({ rule, file, key = '' }: Entry): string {
  return `${file} ${rule} ${key}`;
}
