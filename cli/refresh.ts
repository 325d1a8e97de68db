#!/usr/bin/env node
import { Command, Option } from 'commander';
import { runCommand } from '#cli/command-line/run-command.ts';
import { refresh } from '#cli/refresh/refresh.ts';

const program = new Command('refresh')
  .description(
    'Brings types, fonts, pictures of every kind and share pictures up to date with what they are made from; needs Chromium.',
  )
  .option('--code', 'only the generated code')
  .addOption(new Option('--share-pictures', 'only the share pictures').conflicts('code'))
  .action(async ({ code, sharePictures }: { code?: boolean; sharePictures?: boolean }) => {
    const only = code ? 'generated code' : sharePictures ? 'share pictures' : undefined;
    process.exitCode = await refresh(process.cwd(), { only });
  });

await runCommand(program);
