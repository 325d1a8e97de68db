import type { IdPart } from '../project/code-use.ts';

/** Finds ids by their form in the code. */
export interface KeyIndex {
  has(id: string): boolean;
  /** Ids that match a form: a runtime value matches anything, a number digits. */
  matching(parts: readonly IdPart[]): readonly string[];
  /** Whether an id is a group of messages. */
  isGroup(id: string): boolean;
}

/** Indexes ids, so that lookups are fast however many there are. */
export function keyIndex(ids: Iterable<string>): KeyIndex {
  const all = new Set(ids);
  let inOrder: string[] | undefined;
  let byShape: Map<string, string[]> | undefined;
  // Both are made when they are first needed.
  const sorted = () => {
    inOrder ??= [...all].sort();
    return inOrder;
  };
  const shapes = () => {
    if (byShape) return byShape;
    byShape = new Map();
    for (const id of all) {
      if (!/\d/.test(id)) continue;
      const shape = shapeOf(id);
      const own = byShape.get(shape);
      if (own) own.push(id);
      else byShape.set(shape, [id]);
    }
    return byShape;
  };

  const startingWith = (prefix: string): string[] => {
    const order = sorted();
    let low = 0;
    let high = order.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((order[middle] ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    const found: string[] = [];
    for (let at = low; order[at]?.startsWith(prefix); at++) found.push(order[at] ?? '');
    return found;
  };

  return {
    has: (id) => all.has(id),
    matching(parts) {
      const [first = ''] = parts;
      if (parts.length === 1 && typeof first === 'string') return all.has(first) ? [first] : [];
      const shape = wholeShape(parts);
      if (shape !== undefined) return shapes().get(shape) ?? [];
      const expression = new RegExp(`^${parts.map(source).join('')}$`);
      return startingWith(typeof first === 'string' ? first : '').filter((id) => expression.test(id));
    },
    isGroup: (id) => startingWith(`${id}.`).length > 0,
  };
}

/** An id with `#` for each part of it that is a number. */
function shapeOf(id: string): string {
  return id.replace(/(^|\.)\d+(?=\.|$)/g, '$1#');
}

/** The shape of a form whose only open parts are whole numbers between dots. */
function wholeShape(parts: readonly IdPart[]): string | undefined {
  let shape = '';
  for (const [at, part] of parts.entries()) {
    const next = parts[at + 1];
    if (typeof part === 'string') shape += part;
    else if ('number' in part && (shape === '' || shape.endsWith('.')) && (next === undefined || startsWithDot(next))) {
      shape += '#';
    } else return undefined;
  }
  // A text that contains a number matches fewer ids than its shape.
  return parts.some((part) => typeof part === 'string' && /(?:^|\.)\d+(?:\.|$)/.test(part)) ? undefined : shape;
}

function startsWithDot(part: IdPart): boolean {
  return typeof part === 'string' && part.startsWith('.');
}

function source(part: IdPart): string {
  if (typeof part === 'string') return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return 'number' in part ? '\\d+' : '.+';
}
