import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourceLocale } from '#src/domain/locale.ts';

const jarPath = 'tests/bench/tools/node_modules/vnu-jar/build/dist/vnu.jar';

/** CSS that is newer than what the checker knows: messages that name it are left out (`--filterpattern`). */
const newerCss = ['@view-transition', 'view-transition-name', 'position-area'];

interface NuMessage {
  url: string;
  type: string;
  message: string;
  extract?: string;
}

/** A message of the checker, and the files of the pages that it is about. */
export interface NuFinding {
  message: string;
  files: string[];
  /** The HTML around the first place, if the checker gives it. */
  extract: string | undefined;
}

/** Sentences on what has to be installed or built before the checker can run. */
export function missingForNu(root: string, folder: string): string[] {
  return [
    spawnSync('java', ['-version']).status === 0 ? '' : 'Java is missing: install a runtime, version 11 or newer',
    existsSync(join(root, jarPath)) ? '' : 'the checker is missing: run `npm ci --prefix tests/bench/tools`',
    existsSync(join(folder, sourceLocale)) ? '' : 'the built site is missing: run `npm run build`',
  ].filter(Boolean);
}

/** Runs the Nu HTML checker, the one behind validator.w3.org, over every page of a folder. */
export function checkWithNu(root: string, folder: string): NuFinding[] {
  const filter = `.*(${newerCss.join('|')}).*`;
  const parameters = ['--skip-non-html', '--format', 'json', '--filterpattern', filter, folder];
  // The checker writes its report to stderr. Java's default stack may overflow on a long page, so `-Xss` enlarges it.
  // `maxBuffer`: the report may be longer than the megabyte that Node accepts by default.
  const { stderr, error } = spawnSync('java', ['-Xss8m', '-jar', join(root, jarPath), ...parameters], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (error) throw error;
  // Java itself may print a line before it, such as `Picked up JAVA_TOOL_OPTIONS`.
  const start = stderr.indexOf('{');
  if (start === -1) throw new Error(`the Nu HTML checker made no report: ${stderr.trim()}`);
  const { messages } = JSON.parse(stderr.slice(start)) as { messages: NuMessage[] };
  return [...Map.groupBy(messages, ({ type, message }) => `${type}: ${message}`)].map(([message, same]) => ({
    message,
    files: [...new Set(same.map(({ url }) => relative(folder, fileURLToPath(url))))],
    extract: same[0]?.extract?.replaceAll(/\s+/g, ' '),
  }));
}
