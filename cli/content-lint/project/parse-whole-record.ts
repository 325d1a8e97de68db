import { createRequire } from 'node:module';
import type { Document, Node, Pair } from 'yaml';
import type { Span } from '../finding.ts';
import type { FileProblem, KeyPlace, RecordFile } from './project.ts';

let library: typeof import('yaml') | undefined;

/** Loading the library costs more than a small check, which mostly does without it. */
function yaml(): typeof import('yaml') {
  library ??= createRequire(import.meta.url)('yaml') as typeof import('yaml');
  return library;
}

/** Reads one YAML file with the whole parser; of a broken file the part that could be read is left out. */
export function parseWholeRecord(path: string, text: string): RecordFile {
  const document = yaml().parseDocument(text, { prettyErrors: false });
  const problems = document.errors.map(
    (error): FileProblem => ({
      code: error.code === 'DUPLICATE_KEY' ? 'yaml/duplicate-key' : 'yaml/syntax',
      span: { start: error.pos[0], end: error.pos[1] },
      args: { reason: error.message },
    }),
  );
  const broken = problems.some((problem) => problem.code === 'yaml/syntax');
  return {
    path,
    text,
    data: broken ? undefined : (plainValue(document.contents, document) ?? null),
    problems: problems.slice(0, broken ? 1 : undefined),
    locate: (steps) => placeOf(document.contents, steps),
  };
}

/** The plain value of a node. The library's own way out costs more than all of its parsing; only aliases need it. */
function plainValue(node: unknown, document: Document): unknown {
  if (yaml().isScalar(node)) return node.value;
  if (yaml().isSeq(node)) return node.items.map((item) => plainValue(item, document));
  if (yaml().isMap(node)) {
    return Object.fromEntries(
      node.items.map(({ key, value }: Pair) => [
        yaml().isScalar(key) ? String(key.value) : String(key),
        plainValue(value, document),
      ]),
    );
  }
  return yaml().isNode(node) ? node.toJS(document) : node;
}

/** Follows a path as far as the file goes: what is missing is reported at the group it is missing from. */
function placeOf(root: unknown, steps: readonly (string | number)[]): KeyPlace {
  let node: unknown = root;
  let place: KeyPlace = { key: headOf(root), value: headOf(root) };
  for (const step of steps) {
    const next = stepInto(node, step);
    if (!next) return { key: place.key, value: place.key };
    node = next.value;
    const own = rangeOf(node);
    place = { key: rangeOf(next.key) ?? own ?? place.key, value: own ?? rangeOf(next.key) ?? place.value };
  }
  return place;
}

function stepInto(node: unknown, step: string | number): { key: unknown; value: unknown } | undefined {
  if (yaml().isMap(node)) {
    const pair = node.items.find((item: Pair) => yaml().isScalar(item.key) && String(item.key.value) === String(step));
    return yaml().isPair(pair) ? { key: pair.key, value: pair.value } : undefined;
  }
  if (yaml().isSeq(node)) {
    const item = node.items[Number(step)];
    return item === undefined ? undefined : { key: item, value: item };
  }
  return undefined;
}

function rangeOf(node: unknown): Span | undefined {
  const range = yaml().isNode(node) ? (node as Node).range : undefined;
  return range ? { start: range[0], end: range[1] } : undefined;
}

/** A place for the whole file: its first line. */
function headOf(node: unknown): Span {
  const start = rangeOf(node)?.start ?? 0;
  return { start, end: start + 1 };
}
