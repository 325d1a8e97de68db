import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { globalArguments } from '../core/linter/plugins.ts';
import { ProjectError } from '../core/project/project-error.ts';
import type { Io } from '../host/io.ts';
import { loadPluginData, openProject, type ProjectOptions } from '../host/open-project.ts';
import { writeProjectFiles } from '../host/write-files.ts';
import { commandTexts } from '../reports/command-texts.ts';
import { messageTypes } from './message-types.ts';

interface TypesOptions extends ProjectOptions {
  out: string;
}

/** `content-lint types`: writes a `messages.d.ts` that declares the arguments of every message. */
export async function run(given: TypesOptions, io: Io): Promise<number> {
  const open = await openProject(given, io);
  const { project, root, options, foundFiles } = open;
  const text = messageTypes(project, globalArguments(await loadPluginData(open, project)));
  const texts = commandTexts[options.lang];
  const path = resolve(root, options.out);
  if ([...foundFiles.files.texts.keys()].some((file) => resolve(root, file) === path)) {
    throw new ProjectError('bad-call', texts.overCatalogue(options.out));
  }
  const isSame = existsSync(path) && readFileSync(path, 'utf8') === text;
  if (!isSame) writeProjectFiles(root, new Map([[options.out, text]]));
  io.stdout.write(`${isSame ? texts.nothing : texts.wrote(options.out)}\n`);
  return 0;
}
