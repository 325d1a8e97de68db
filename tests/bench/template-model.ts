/** What differs from page to page, by the names a template uses. */
export interface PageData {
  [name: string]: string | undefined | PageData | PageData[];
}

/** A value that is the same on every page, or the name of one that is not. */
export type Value = { fixed: string } | { slot: string };

/** What all pages of a kind have in common. */
export type TemplateNode =
  | { kind: 'text'; value: Value }
  | { kind: 'element'; tag: string; attributes: [string, Value][]; children: TemplateNode[]; raw?: string }
  /** One item for each entry of a list. */
  | { kind: 'list'; slot: string; item: TemplateNode }
  /** Is on some pages only; its own values are in an object of that name. */
  | { kind: 'optional'; slot: string; node: TemplateNode };

/** The value of a script's text. */
export function textOf(children: readonly TemplateNode[]): Value {
  const [child] = children;
  if (children.length === 1 && child?.kind === 'text') return child.value;
  throw new Error('a script with more than text inside');
}

/** The JavaScript that gives a value. */
export function expression(value: Value, scope: string): string {
  return 'fixed' in value ? JSON.stringify(value.fixed) : `${scope}.${value.slot}`;
}
