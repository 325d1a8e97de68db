#!/usr/bin/env node
import { Command } from 'commander';
import { runCommand } from '#cli/command-line/run-command.ts';
import { folderTree } from '#cli/content-lint/project/file-tree.ts';
import { writeProjectFiles } from '#cli/content-lint/project/write-files.ts';
import { editorSchemas, settingsPath } from '#cli/site-rules/schemas/editor-schemas.ts';

const schemas = new Command('schemas')
  .description('Writes JSON Schemas of records and catalogues for editors, and the settings that make one use them.')
  .action(() => {
    const root = process.cwd();
    const tree = folderTree(root);
    const files = editorSchemas(tree.texts([settingsPath]).get(settingsPath) ?? '{}\n');
    const before = tree.texts([...files.keys()]);
    const changed = [...files].filter(([path, text]) => before.get(path) !== text);
    writeProjectFiles(root, new Map(changed));
    console.log(changed.map(([path]) => `schemas: wrote ${path}`).join('\n') || 'schemas: nothing had to change');
  });

await runCommand(schemas);
