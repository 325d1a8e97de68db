import type { FixLevel } from '#cli/content-lint/core/fix.ts';
import { fixProject } from '#cli/content-lint/core/linter/fix-project.ts';
import type { LoadedPlugin } from '#cli/content-lint/core/linter/plugins.ts';
import { projectOf } from './expect-findings.ts';

type Files = Readonly<Record<string, string>>;

/** The files after all rounds of fixing. */
export function mended(files: Files, level: FixLevel, plugins: readonly LoadedPlugin[] = []): Record<string, string> {
  let now: Record<string, string> = { ...files };
  for (let round = 0; round < 10; round++) {
    const { texts } = fixProject(projectOf(now), level, { plugins });
    if (texts.size === 0) return now;
    now = { ...now, ...Object.fromEntries(texts) };
  }
  throw new Error(`fixing goes in circles: ${JSON.stringify(files)}`);
}

/** A message and its translation as two catalogues. */
export const pairFiles = (nl: string, en: string): Files => ({
  'i18n/nl.json': `{\n  "id": ${JSON.stringify(nl)}\n}\n`,
  'i18n/en.json': `{\n  "id": ${JSON.stringify(en)}\n}\n`,
});

export const messagesIn = (files: Files, locale: string): Record<string, string> =>
  JSON.parse(files[`i18n/${locale}.json`] ?? '{}');
