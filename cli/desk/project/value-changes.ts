/** A value that differs between two records: its path inside the file, and its text before and after. */
export interface ValueChange {
  field: string;
  before: string;
  after: string;
}

/** Which values of two records differ. A list whose length has changed counts as one difference. */
export function valueChanges(before: unknown, after: unknown, path: readonly string[] = []): ValueChange[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const fields = fieldsOf(before, after);
  if (!fields) return [{ field: path.join('.'), before: shownValue(before), after: shownValue(after) }];
  return fields.flatMap((field) => valueChanges(inside(before, field), inside(after, field), [...path, field]));
}

/** The fields to compare one by one; undefined if the two values differ as a whole. */
function fieldsOf(before: unknown, after: unknown): string[] | undefined {
  // A value that was added or removed has the fields of the side where it is.
  const [old, now] = [before ?? after, after ?? before];
  if (!isObject(old) || !isObject(now) || Array.isArray(old) !== Array.isArray(now)) return undefined;
  const isList = Array.isArray(old) && Array.isArray(now);
  // A list that was added or removed, or whose length has changed, is shown whole.
  if (isList && (!isObject(before) || !isObject(after) || old.length !== now.length)) return undefined;
  // A list of plain values, such as the stack of a case, is shown whole too.
  if (isList && ![...old, ...now].every(isObject)) return undefined;
  return [...new Set([...Object.keys(old), ...Object.keys(now)])];
}

/** Gives a value as text: plain values with commas between them, and the objects of a list a line each. */
function shownValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(shownValue).join(value.every((item) => !isObject(item)) ? ', ' : '\n');
  if (isObject(value)) return Object.values(value).map(shownValue).join(', ');
  return value === undefined || value === null ? '' : String(value);
}

function inside(value: unknown, field: string): unknown {
  return isObject(value) ? (value as Record<string, unknown>)[field] : undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
