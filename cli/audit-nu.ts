#!/usr/bin/env node
import { resolve } from 'node:path';
import { Command } from 'commander';
import { checkWithNu, missingForNu } from '#cli/audit/nu-checker.ts';
import { runCommand } from '#cli/command-line/run-command.ts';

const filesShown = 3;

const auditNu = new Command('audit:nu')
  .description('The Nu HTML checker over every page of dist/public. Exit 0 clean, 1 findings, 2 something is missing.')
  .action(() => {
    const root = process.cwd();
    const folder = resolve('dist/public');
    const missing = missingForNu(root, folder);
    for (const what of missing) console.error(`audit:nu: there is no ${what}`);
    if (missing.length > 0) {
      process.exitCode = 2;
      return;
    }
    const findings = checkWithNu(root, folder);
    for (const { message, files, extract } of findings) {
      const more = files.length > filesShown ? ` and ${files.length - filesShown} more` : '';
      console.log(`${message}\n  in ${files.slice(0, filesShown).join(', ')}${more}`);
      if (extract) console.log(`  ${extract}`);
    }
    console.log(findings.length === 0 ? 'The Nu checker found nothing.' : `\n${findings.length} different messages`);
    process.exitCode = findings.length === 0 ? 0 : 1;
  });

await runCommand(auditNu);
