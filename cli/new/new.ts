import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { foundProject } from '#cli/content-lint/commands/editable-project.ts';
import type { ProjectOptions } from '#cli/content-lint/commands/project-options.ts';
import { ProjectError } from '#cli/content-lint/project/project-error.ts';
import { writeProjectFiles } from '#cli/content-lint/project/write-files.ts';
import { commandTexts } from '#cli/content-lint/reports/command-texts.ts';
import { print } from '#cli/content-lint/reports/print.ts';
import { SlugSchema } from '#src/domain/slug.ts';
import { newRecord, type RecordKind } from './new-record.ts';

/** `content-lint new service|project <id>`: a record and its catalogues with everything still to be filled in. */
export async function run(kind: RecordKind, id: string, given: ProjectOptions): Promise<number> {
  const { root, found, project, options } = await foundProject(given);
  const texts = commandTexts[options.lang];
  if (!v.is(SlugSchema, id)) throw new ProjectError('bad-call', texts.badId(id));
  if (!project.records) throw new ProjectError('bad-call', texts.noContent);
  const files = newRecord(project, found.layout, kind, id);
  const taken = [...files.keys()].find((path) => existsSync(join(root, path)));
  if (taken !== undefined) {
    process.stderr.write(`${texts.exists(taken)}\n`);
    return 1;
  }
  writeProjectFiles(root, files);
  print([...files.keys()].map((path) => `${texts.wrote(path)}\n`).join(''));
  print(`${texts.nextStep('content-lint check')}\n`);
  return 0;
}
