import { resolve } from 'node:path';
import { configFile } from '../engine/load-config.ts';
import type { Io } from '../io.ts';
import { completeLayout } from '../project/complete-layout.ts';
import { folderTree } from '../project/file-tree.ts';
import { findCode } from '../project/find-code.ts';
import { ProjectError } from '../project/project-error.ts';
import { toolCommand } from '../project/tool-command.ts';
import { writeProjectFiles } from '../project/write-files.ts';
import { initTexts } from '../reports/init-texts.ts';
import { languageOfEnvironment } from '../reports/language.ts';
import { run as check } from './check.ts';
import type { ProjectOptions } from './open-project.ts';

/** `content-lint init`: finds the catalogues, writes the configuration, and checks for the first time. */
export async function run(given: ProjectOptions, io: Io): Promise<number> {
  const root = resolve(io.cwd(), given.root);
  const texts = initTexts[given.lang ?? languageOfEnvironment(io.env)];
  const tool = toolCommand(io.cwd(), io.env);
  const tree = folderTree(root);
  if (tree.has(configFile)) throw new ProjectError('bad-call', texts.isThere(configFile, tool));
  const { messages, source, locales } = completeLayout(tree, given);
  const src = given.src ?? findCode(tree);
  const options = { messages, source, locales, ...(src === undefined ? {} : { src }) };
  writeProjectFiles(root, new Map([[configFile, configText(options)]]));
  io.stdout.write(`${texts.found(messages, source, locales)}\n${texts.wrote(configFile)}\n\n`);
  const code = await check({ root: given.root, format: 'pretty', ...(given.lang ? { lang: given.lang } : {}) }, io);
  io.stdout.write(`\n${code === 0 ? texts.clean(tool) : texts.next(tool)}\n`);
  return 0;
}

function configText(options: Readonly<Record<string, string | readonly string[]>>): string {
  const spelled = (value: string | readonly string[]): string =>
    typeof value === 'string' ? `'${value.replace(/['\\]/g, '\\$&')}'` : `[${value.map(spelled).join(', ')}]`;
  const lines = Object.entries(options).map(([name, value]) => `  ${name}: ${spelled(value)},\n`);
  return `import { defineConfig } from 'content-lint';\n\nexport default defineConfig({\n${lines.join('')}});\n`;
}
