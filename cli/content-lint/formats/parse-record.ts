import { createRequire } from 'node:module';
import type * as Yaml from 'yaml';
import type { Span } from '../core/finding.ts';
import type { FileProblem, KeyPlace, RecordFile } from '../core/project/project.ts';

let loaded: typeof Yaml | undefined;

/**
 * The parser of YAML. It is loaded only for projects with such files: of all modules that a small check loads it would
 * be a third.
 */
function yaml(): typeof Yaml {
  loaded ??= createRequire(import.meta.url)('yaml') as typeof Yaml;
  return loaded;
}

/** Reads one YAML file of content. The data of a file with broken syntax is left out. */
export function parseRecord(path: string, text: string): RecordFile {
  const document = yaml().parseDocument(text, { prettyErrors: false, logLevel: 'error' });
  const problems = document.errors.map(
    (error): FileProblem => ({
      code: error.code === 'DUPLICATE_KEY' ? 'yaml/duplicate-key' : 'yaml/syntax',
      span: { start: error.pos[0], end: error.pos[1] },
      args: { reason: error.message },
    }),
  );
  // Only the first: errors behind it may follow from it.
  const broken = problems.find(({ code }) => code === 'yaml/syntax');
  return {
    path,
    text,
    ...(broken ? { data: undefined, problems: [broken] } : withData(document, problems)),
    locate: (pathInFile) => placeOf(document.contents, pathInFile),
  };
}

/** Builds the values. Only then it shows that an alias has no anchor, or that aliases multiply too much. */
function withData(document: Yaml.Document, problems: readonly FileProblem[]): Pick<RecordFile, 'data' | 'problems'> {
  try {
    return { data: document.toJS(), problems };
  } catch (error) {
    const span = headOf(document.contents);
    const reason = error instanceof Error ? error.message : String(error);
    return { data: undefined, problems: [{ code: 'yaml/syntax', span, args: { reason } }] };
  }
}

/** Follows a path as far as the file goes: what is missing is reported at the group it is missing from. */
function placeOf(root: unknown, pathInFile: readonly (string | number)[]): KeyPlace {
  let node: unknown = root;
  let place: KeyPlace = { key: headOf(root), value: headOf(root) };
  for (const step of pathInFile) {
    const next = stepInto(node, step);
    if (!next) return { key: place.key, value: place.key };
    node = next.value;
    // A key without a value, as in `{ a, b: 1 }`, has no node for it: then the key is the place of both.
    const range = rangeOf(node);
    place = { key: rangeOf(next.key) ?? range ?? place.key, value: range ?? rangeOf(next.key) ?? place.value };
  }
  return place;
}

function stepInto(node: unknown, step: string | number): { key: unknown; value: unknown } | undefined {
  const { isMap, isScalar, isSeq } = yaml();
  if (isMap(node)) return node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
  const item = isSeq(node) ? node.items[Number(step)] : undefined;
  return item === undefined ? undefined : { key: item, value: item };
}

function rangeOf(node: unknown): Span | undefined {
  const range = yaml().isNode(node) ? node.range : undefined;
  return range ? { start: range[0], end: range[1] } : undefined;
}

/** A place for the whole file: its first character. */
function headOf(node: unknown): Span {
  const start = rangeOf(node)?.start ?? 0;
  return { start, end: start + 1 };
}
