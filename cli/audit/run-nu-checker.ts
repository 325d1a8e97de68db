import { resolve } from 'node:path';
import { checkWithNu, missingForNu } from './nu-checker.ts';

const filesShown = 3;

/**
 * Runs the Nu HTML checker, which is installed below `root`, over every page of a built folder and prints what it
 * finds. Gives the exit code: 0 clean, 1 findings, 2 if something is missing.
 */
export function runNuChecker(root: string, builtFolder: string): number {
  const folder = resolve(builtFolder);
  const missing = missingForNu(root, folder);
  for (const item of missing) console.error(`audit: ${item}`);
  if (missing.length > 0) return 2;
  const findings = checkWithNu(root, folder);
  for (const { message, files, extract } of findings) {
    const more = files.length > filesShown ? ` and ${files.length - filesShown} more` : '';
    console.log(`${message}\n  in ${files.slice(0, filesShown).join(', ')}${more}`);
    if (extract) console.log(`  ${extract}`);
  }
  console.log(findings.length === 0 ? 'The Nu checker found nothing.' : `\n${findings.length} different messages`);
  return findings.length === 0 ? 0 : 1;
}
