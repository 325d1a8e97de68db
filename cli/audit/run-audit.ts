import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sourceLocale } from '#src/domain/locale.ts';
import { allChecks } from './all-checks.ts';
import { type AuditProfile, readAuditSite } from './audit-site.ts';
import { type AuditFinding, runChecks } from './check.ts';
import { auditInput } from './served-folder.ts';

/** Audits a built folder of the project at `root` and prints what is wrong. Gives the exit code. */
export function runAudit(root: string, folder: string, profile: AuditProfile): number {
  if (!existsSync(join(folder, sourceLocale))) {
    console.error(`audit: there is no built site in \`${folder}\`; run \`npm run build\` first`);
    return 2;
  }
  const site = readAuditSite({ ...auditInput(folder, root), profile });
  const findings = runChecks(site, allChecks);
  printFindings(findings);
  const files = new Set(findings.map(({ file }) => file)).size;
  if (findings.length === 0) console.log(`${site.pages.length} pages, ${allChecks.length} checks: nothing found`);
  else console.log(`\n${findings.length} findings in ${files} files`);
  return findings.length > 0 ? 1 : 0;
}

/** Prints the findings by file, each with the element it is about. */
function printFindings(findings: readonly AuditFinding[]): void {
  for (const [file, ofFile] of Map.groupBy(findings, (finding) => finding.file)) {
    console.log(`\n${file}`);
    // The element is right below the message: 19 is the two spaces, the 16 of the check, and the space behind it.
    for (const { check, element, message } of ofFile)
      console.log(`  ${check.padEnd(16)} ${message}${element ? `\n${' '.repeat(19)}${element}` : ''}`);
  }
}
