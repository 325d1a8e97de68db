import { isMap, isNode, isScalar, isSeq, type Node, parseDocument, type YAMLSeq } from 'yaml';
import type { RecordKind } from '#cli/new/record-kinds.ts';

interface Removed {
  kind: RecordKind;
  /** The id of a service, or the slug of a case, which has no other id. */
  id: string;
  /** The id of the record that takes its place. */
  into: string | undefined;
}

/**
 * Gives the text of a record without its references to a removed one: a service in the list of a case, or the case of a
 * client. Everything else stays as it is written. Throws if a case would be left without a service.
 */
export function withoutReferences(path: string, text: string, { kind, id, into }: Removed): string {
  const { contents } = parseDocument(text);
  // With `true`, `get` gives the node, which knows its place in the text; without it, the value.
  if (kind === 'service') {
    const list = isMap(contents) ? contents.get('services', true) : undefined;
    const services = isSeq(list) ? (list.items as unknown[]).filter(isMap) : [];
    const usedService = services.find((service) => service.get('id') === id);
    if (!usedService) return text;
    // A case that has the successor already only loses the removed service.
    if (into && !services.some((service) => service.get('id') === into))
      return replaced(text, usedService.get('id', true) as Node, into);
    if (services.length === 1) throw new Error(`${path} has no other service: name a successor with --into <id>`);
    // `flow`: the list is on one line, `[{ id: seo }]`, and not an item a line.
    return isSeq(list) && list.flow
      ? withoutItem(text, list, usedService)
      : withoutLines(text, dashOf(text, usedService), usedService);
  }
  const clients = isSeq(contents) ? (contents.items as unknown[]).filter(isMap) : [];
  // `projectUrl` has the slug of the case, or `null` for a client without one. From the end, so that the positions
  // before each replacement stay right.
  return clients.reduceRight((changed, client) => {
    const caseSlug = client.get('projectUrl', true);
    return isScalar(caseSlug) && caseSlug.value === id ? replaced(changed, caseSlug, into ?? 'null') : changed;
  }, text);
}

/** Fields of a record that name another of its kind. */
const sameKindFields: readonly unknown[] = ['detailOf', 'successor'];

/**
 * Gives the text of another record of the same kind: what named the removed one then names `into`, or goes if there is
 * none.
 */
export function withoutSameKindReferences(text: string, { id, into }: Pick<Removed, 'id' | 'into'>): string {
  const { contents } = parseDocument(text);
  if (!isMap(contents)) return text;
  // From the end, so that the positions before each replacement stay right.
  return contents.items.reduceRight((changed, { key, value }) => {
    if (!isScalar(key) || !sameKindFields.includes(key.value)) return changed;
    if (!isScalar(value) || value.value !== id) return changed;
    return into ? replaced(changed, value, into) : withoutLines(changed, key.range?.[0] ?? 0, value);
  }, text);
}

/** The place of the dash of an item of a list. The item itself may begin on a later line. */
function dashOf(text: string, { range }: Node): number {
  return text.lastIndexOf('-', range?.[0] ?? 0);
}

/** The text without the lines from a place to the end of a node. */
function withoutLines(text: string, from: number, last: Node): string {
  // A range has three numbers: the third is after the line break that follows the node.
  return text.slice(0, text.lastIndexOf('\n', from) + 1) + text.slice(last.range?.[2] ?? from);
}

/** The text without an item of a list in one line, `[{ id: seo }, { id: vloer }]`, and without the comma beside it. */
function withoutItem(text: string, list: YAMLSeq<unknown>, item: Node): string {
  const at = list.items.indexOf(item);
  const [next, previous] = [list.items[at + 1], list.items[at - 1]];
  const [from, to] = item.range ?? [0, 0];
  if (isNode(next)) return text.slice(0, from) + text.slice(next.range?.[0] ?? to);
  return text.slice(0, isNode(previous) ? (previous.range?.[1] ?? from) : from) + text.slice(to);
}

/** The text with another value in the place of a node. A parsed node always has a range: the zeros are never used. */
function replaced(text: string, { range }: Node, by: string): string {
  const [from, to] = range ?? [0, 0];
  return text.slice(0, from) + by + text.slice(to);
}
