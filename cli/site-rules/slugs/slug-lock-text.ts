import { locales } from '#src/domain/locale.ts';
import type { SlugLock } from '#src/domain/slug-lock.ts';

const header = [
  '# Every slug that was ever published, newest first: what stands behind the first of a list is redirected to it.',
  '# Written by `npm run slugs`.',
].join('\n');

/**
 * The text of a lock: one record a line, in alphabetical order. The comments at the head of `currentText` stay; without
 * any, it gets `header`.
 */
export function slugLockText({ services, projects }: SlugLock, currentText = ''): string {
  const lines = currentText.split(/\r?\n/);
  const end = lines.findIndex((line) => line.trim() !== '' && !line.startsWith('#'));
  const head =
    lines
      .slice(0, end < 0 ? undefined : end)
      .join('\n')
      .trim() || header;
  return [
    head,
    ...section('services', services, (slugs) => {
      const lists = locales.flatMap((locale) => (slugs[locale] ? `${locale}: ${list(slugs[locale])}` : []));
      return `{ ${lists.join(', ')} }`;
    }),
    ...section('projects', projects, list),
    '',
  ].join('\n');
}

function section<Value>(
  name: string,
  records: Readonly<Record<string, Value>>,
  print: (value: Value) => string,
): string[] {
  const sorted = Object.entries(records).sort(([a], [b]) => (a < b ? -1 : 1));
  if (sorted.length === 0) return [`${name}: {}`];
  return [`${name}:`, ...sorted.map(([id, value]) => `  ${scalar(id)}: ${print(value)}`)];
}

function list(slugs: readonly string[]): string {
  return `[${slugs.map(scalar).join(', ')}]`;
}

/** Without quotes YAML would read `404`, `1e3` or `null` as something other than text. */
function scalar(slug: string): string {
  return /^(?:[\d.].*|null|true|false|yes|no|on|off|y|n)$/.test(slug) ? `"${slug}"` : slug;
}
