import { createHash } from 'node:crypto';

/**
 * Gives an id that tells a project on this machine from others and from copies of it: the start of a hash of its path.
 * Twelve digits are enough, because one machine has few projects.
 */
export function projectId(root: string): string {
  return createHash('sha256').update(root).digest('hex').slice(0, 12);
}
