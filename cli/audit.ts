#!/usr/bin/env node
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Command, CommanderError, Option } from 'commander';
import { allChecks } from '#cli/audit/all-checks.ts';
import { readAuditSite } from '#cli/audit/audit-site.ts';
import type { Budgets } from '#cli/audit/budgets.ts';
import { type AuditFinding, runChecks } from '#cli/audit/check.ts';
import { measureBudgets } from '#cli/audit/page-weight.ts';
import { auditInput } from '#cli/audit/served-folder.ts';

const root = path.resolve(import.meta.dirname, '..');
const budgetsFile = path.join(root, 'tests/site/budgets.json');

interface Options {
  profile: 'sample' | 'production';
  budgets?: true;
}

function run(folder: string, { profile, budgets }: Options): void {
  if (!existsSync(path.join(folder, 'nl'))) {
    console.error(`audit: there is no built site in \`${folder}\`; run \`npm run build\` first`);
    process.exitCode = 2;
    return;
  }
  const known = existsSync(budgetsFile) ? (JSON.parse(readFileSync(budgetsFile, 'utf8')) as Budgets) : {};
  const site = readAuditSite({ ...auditInput(folder, root), profile, budgets: known });
  if (budgets) {
    writeFileSync(budgetsFile, `${JSON.stringify(measureBudgets(site), null, 2)}\n`);
    console.log(`${path.relative(process.cwd(), budgetsFile)}: measured ${site.pages.length} pages anew`);
    return;
  }
  const findings = runChecks(site, allChecks);
  print(findings);
  const files = new Set(findings.map(({ file }) => file)).size;
  if (findings.length === 0) console.log(`${site.pages.length} pages, ${allChecks.length} checks: nothing found`);
  else console.log(`\n${findings.length} findings in ${files} files`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}

/** By file; under it each check with its element. */
function print(findings: readonly AuditFinding[]): void {
  for (const [file, own] of Map.groupBy(findings, (finding) => finding.file)) {
    console.log(`\n${file}`);
    for (const { check, element, message } of own)
      console.log(`  ${check.padEnd(16)} ${message}${element ? `\n${' '.repeat(19)}${element}` : ''}`);
  }
}

const program = new Command('audit')
  .description(
    'Proves what must be true of the built site: links, languages, sharing, policy, sizes. Exit 0 clean, 1 findings, 2 wrong use.',
  )
  .argument('[folder]', 'the built site', path.join(root, 'dist/public'))
  .addOption(
    new Option('--profile <name>', 'production refuses the sample agency')
      .choices(['sample', 'production'])
      .default('sample'),
  )
  .option('--budgets', 'measure the pages anew and write tests/site/budgets.json instead of checking')
  .exitOverride()
  .action(run);

try {
  program.parse();
} catch (error) {
  if (!(error instanceof CommanderError)) throw error;
  process.exitCode = error.exitCode === 0 ? 0 : 2;
}
