#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * `npm run audit:nu`: the Nu HTML checker, the one behind validator.w3.org, over every page of `dist/public`. It needs
 * Java and `npm ci --prefix tests/bench/tools`. Exit 0 clean, 1 findings, 2 where something is missing.
 */
const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'dist/public');
const jar = path.join(root, 'tests/bench/tools/node_modules/vnu-jar/build/dist/vnu.jar');

/** Styles that are newer than what the checker knows. */
const newer = ['@view-transition', 'view-transition-name', 'position-area'];

interface Message {
  url: string;
  type: string;
  message: string;
  lastLine?: number;
  extract?: string;
}

const missing = [
  spawnSync('java', ['-version']).status === 0 ? '' : 'Java: install a runtime, version 11 or newer',
  existsSync(jar) ? '' : 'the checker: run `npm ci --prefix tests/bench/tools`',
  existsSync(path.join(folder, 'nl')) ? '' : 'the built site: run `npm run build`',
].filter(Boolean);
if (missing.length > 0) {
  for (const one of missing) console.error(`audit:nu: there is no ${one}`);
  process.exit(2);
}

const { stderr, error } = spawnSync(
  'java',
  ['-Xss8m', '-jar', jar, '--skip-non-html', '--format', 'json', '--filterpattern', `.*(${newer.join('|')}).*`, folder],
  { encoding: 'utf8', maxBuffer: 2 ** 28 },
);
if (error) throw error;
const { messages } = JSON.parse(stderr) as { messages: Message[] };
const same = Map.groupBy(messages, ({ type, message }) => `${type}: ${message}`);
for (const [says, all] of same) {
  const files = [...new Set(all.map(({ url }) => path.relative(folder, new URL(url).pathname)))];
  console.log(
    `${says}\n  in ${files.slice(0, 3).join(', ')}${files.length > 3 ? ` and ${files.length - 3} more` : ''}`,
  );
  if (all[0]?.extract) console.log(`  ${all[0].extract.replaceAll(/\s+/g, ' ')}`);
}
console.log(messages.length === 0 ? 'The Nu checker has nothing to say.' : `\n${messages.length} messages`);
process.exitCode = messages.length === 0 ? 0 : 1;
