#!/usr/bin/env node
import { Command } from 'commander';
import { runCommand } from '#cli/command-line/run-command.ts';
import { refresh } from '#cli/refresh/refresh.ts';

const program = new Command('refresh')
  .description('Brings types, fonts, widths of pictures and share pictures up to date with what they are made from.')
  .option('--code', 'only the generated code')
  .action(async ({ code = false }: { code?: boolean }) => {
    process.exitCode = await refresh(process.cwd(), { onlyCode: code });
  });

await runCommand(program);
