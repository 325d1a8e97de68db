import { escapeRegExp } from '../escape-reg-exp.ts';
import type { IdPart } from '../project/code-use.ts';

/** Finds ids by their form in the code. */
export interface KeyIndex {
  has(id: string): boolean;
  /** Ids that match a form: a runtime value matches anything, a number digits. */
  matching(parts: readonly IdPart[]): readonly string[];
  /** Whether an id is a group of messages, as `cart` is if there is `cart.title`. */
  isGroup(id: string): boolean;
}

/** Sorts ids, so that those with a common beginning are found quickly. */
export function keyIndex(ids: Iterable<string>): KeyIndex {
  const all = new Set(ids);
  const sorted = [...all].sort();
  const idsByForm = new Map<string, readonly string[]>();

  const startingWith = (prefix: string): string[] => {
    // A binary search for the first id that has the prefix or comes behind it.
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    let end = low;
    while (sorted[end]?.startsWith(prefix)) end++;
    return sorted.slice(low, end);
  };

  return {
    has: (id) => all.has(id),
    matching(parts) {
      const [first = ''] = parts;
      if (parts.length === 1 && typeof first === 'string') return all.has(first) ? [first] : [];
      // Values side by side become one pattern: separate ones would try every way to divide the id among them.
      const form = `^${parts
        .map(patternOf)
        .join('')
        .replace(/(?:\.\+){2,}/g, atLeast)}$`;
      let matching = idsByForm.get(form);
      if (!matching) {
        const expression = new RegExp(form);
        matching = startingWith(typeof first === 'string' ? first : '').filter((id) => expression.test(id));
        idsByForm.set(form, matching);
      }
      return matching;
    },
    isGroup: (id) => startingWith(`${id}.`).length > 0,
  };
}

/** Writes `.+.+.+` as `.{3,}`. */
function atLeast(values: string): string {
  return `.{${values.length / 2},}`;
}

function patternOf(part: IdPart): string {
  if (typeof part === 'string') return escapeRegExp(part);
  return 'number' in part ? '\\d+' : '.+';
}
