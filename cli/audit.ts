#!/usr/bin/env node
import { Command, Option } from 'commander';
import type { AuditProfile } from '#cli/audit/audit-site.ts';
import { runAudit } from '#cli/audit/run-audit.ts';
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
  .action((folder: string, { profile }: { profile: AuditProfile }) => {
    process.exitCode = runAudit(process.cwd(), folder, profile);
  });

await runCommand(audit);
