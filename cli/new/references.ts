import { isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml';
import type { RecordKind } from './record-kinds.ts';

interface Removed {
  kind: RecordKind;
  id: string;
  /** What takes its place. */
  into: string | undefined;
}

/**
 * The text of a record without its references to one that is gone: a service in the list of a case, or the case of a client.
 * Everything else stays as it is written. Throws where a case would be left without a service.
 */
export function withoutReferences(path: string, text: string, { kind, id, into }: Removed): string {
  const { contents } = parseDocument(text);
  if (kind === 'service') {
    const list = isMap(contents) ? contents.get('services', true) : undefined;
    const services = isSeq(list) ? (list.toJSON() as string[]) : [];
    if (!services.includes(id)) return text;
    const left = [...new Set(services.flatMap((one) => (one === id ? (into ?? []) : one)))];
    if (left.length === 0) throw new Error(`${path} has no other service: name a successor with --into <id>`);
    return replaced(text, list as Node, `[${left.join(', ')}]`);
  }
  const clients = isSeq(contents) ? (contents.items as unknown[]).filter(isMap) : [];
  return clients.reduceRight((changed, client) => {
    const url = client.get('projectUrl', true);
    return isScalar(url) && url.value === id ? replaced(changed, url, into ?? 'null') : changed;
  }, text);
}

function replaced(text: string, { range }: Node, by: string): string {
  const [from, to] = range ?? [0, 0];
  return text.slice(0, from) + by + text.slice(to);
}
