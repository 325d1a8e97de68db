import { Command, Option } from 'commander';
import type { AuditProfile } from '#cli/audit/audit-site.ts';
import { runAudit } from '#cli/audit/run-audit.ts';
import { runNuChecker } from '#cli/audit/run-nu-checker.ts';

export const command = new Command('audit')
  .description(
    'Proves what must be true of the built site: links, languages, sharing, policy, sizes. Exit 0 clean, 1 findings, 2 wrong use.',
  )
  .argument('[folder]', 'the built site', 'dist/public')
  .addOption(
    new Option('--profile <name>', 'production refuses the sample agency')
      .choices(['sample', 'production'])
      .default('sample'),
  )
  .option('--nu', 'the Nu HTML checker over every page instead; exit 2 where something is missing for it')
  .action((folder: string, { profile, nu }: { profile: AuditProfile; nu?: true }) => {
    process.exitCode = nu ? runNuChecker(process.cwd(), folder) : runAudit(process.cwd(), folder, profile);
  });
