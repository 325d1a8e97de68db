import { createHash } from 'node:crypto';
import type { Finding } from '../core/finding.ts';

/**
 * Makes a function that gives every finding of a report a unique fingerprint, which stays the same when lines move: it
 * is made of the rule, the file, the message or the path in a record, and the arguments, and of a number, as two
 * findings may share all of these.
 */
export function fingerprints(): (finding: Finding) => string {
  const counts = new Map<string, number>();
  return ({ code, file, key, locale, path, args }) => {
    const identity = JSON.stringify([code, file, key, locale, path, args]);
    const count = counts.get(identity) ?? 0;
    counts.set(identity, count + 1);
    return createHash('sha256').update(`${identity} ${count}`).digest('hex').slice(0, 32);
  };
}
