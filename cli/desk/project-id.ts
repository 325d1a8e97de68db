import { createHash } from 'node:crypto';

/** Gives an id that tells a project on this machine from others and from copies of it. */
export function projectId(root: string): string {
  return createHash('sha256').update(root).digest('hex').slice(0, 12);
}
