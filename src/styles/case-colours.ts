import { readdirSync, readFileSync } from 'node:fs';
import type { Rule } from 'unocss';

const folder = new URL('../../content/projects/', import.meta.url);

/** `case-<slug>`: the client's own two colours, read from its record, in the places of a category's. */
export const caseRule: Rule = [
  /^case-([a-z0-9-]+)$/,
  ([, slug]) => {
    if (!readdirSync(folder).includes(`${slug}.yaml`)) return undefined;
    const colours = /^colours:\s*\[(.+)\]/m.exec(readFileSync(new URL(`${slug}.yaml`, folder), 'utf8'))?.[1];
    const [a, b] = colours?.match(/#[0-9A-Fa-f]{6}/g) ?? [];
    return a && b ? { '--a': a, '--b': b, '--deep': 'var(--ink)', '--field': a, '--onfield': '#101F2E' } : undefined;
  },
];
