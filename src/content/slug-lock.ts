import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { emptySlugLock, type SlugLock, SlugLockSchema, slugLockPath } from '#src/domain/slug-lock.ts';

/** Reads the slugs that were ever published; empty where there is no lock. Throws where it is not one, and says where. */
export function readSlugLock(root: string): SlugLock {
  let text: string;
  try {
    text = readFileSync(join(root, slugLockPath), 'utf8');
  } catch {
    return emptySlugLock;
  }
  const read = v.safeParse(SlugLockSchema, parse(text));
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new Error(`${slugLockPath}: \`${v.getDotPath(issue) ?? ''}\` ${issue.message}`);
}
