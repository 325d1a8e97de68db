#!/usr/bin/env node
import { Command, Option } from 'commander';
import { type AuditOptions, runAudit } from '#cli/audit/run-audit.ts';
import { runCommand } from '#cli/command-line/run-command.ts';

const audit = new Command('audit')
  .description(
    'Proves what must be true of the built site: links, languages, sharing, policy, sizes. Exit 0 clean, 1 findings, 2 wrong use.',
  )
  .argument('[folder]', 'the built site', 'dist/public')
  .addOption(
    new Option('--profile <name>', 'production refuses the sample agency')
      .choices(['sample', 'production'])
      .default('sample'),
  )
  .option('--budgets', 'measure the pages anew and write tests/site/budgets.json instead of checking')
  .action((folder: string, options: AuditOptions) => {
    process.exitCode = runAudit(process.cwd(), folder, options);
  });

await runCommand(audit);
