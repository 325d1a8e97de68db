#!/usr/bin/env node
import { Argument, Command } from 'commander';
import { runCommand } from '#cli/command-line/run-command.ts';
import { openProject } from '#cli/content-lint/commands/open-project.ts';
import { writeProjectFiles } from '#cli/content-lint/project/write-files.ts';
import { newRecord, type RecordKind, recordKinds } from '#cli/new/new-record.ts';

const begin = new Command('new')
  .description('Begins a record: its file and its catalogues, with everything still to be filled in.')
  .addArgument(new Argument('<kind>', 'what it is').choices(Object.keys(recordKinds)))
  .argument('<id>', 'its id, such as `web-development`')
  .action(async (kind: RecordKind, id: string) => {
    const { root, project, found } = await openProject({ root: '.' }, process);
    const files = newRecord(project, found.layout, kind, id);
    writeProjectFiles(root, files);
    console.log([...files.keys()].map((path) => `new: wrote ${path}`).join('\n'));
    console.log('new: every text is empty and every choice open; `npm run check` names them until they are made');
  });

await runCommand(begin);
