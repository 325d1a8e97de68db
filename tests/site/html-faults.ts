import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { servedFolder } from '#cli/audit/served-folder.ts';

/**
 * The recommended rules, in the notation that React writes, but two: the rule on telephone numbers also takes the words of a
 * link for one, and titles are measured by the auditor.
 */
const config = JSON.parse(readFileSync(join(import.meta.dirname, 'html-validate.json'), 'utf8')) as ConfigData;
const validator = new HtmlValidate(new StaticConfigLoader([], config));
const served = servedFolder(join(import.meta.dirname, '../../dist/public'));
export const htmlFiles = [...served.paths].filter((path) => path.endsWith('.html'));

/** What html-validate finds in some HTML. */
export async function htmlFaults(html: string, file = 'page.html'): Promise<string[]> {
  const { results } = await validator.validateString(html, file);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ''}`),
  );
}

/** Each fault of some of the built files, with the first that has it and how many more have. */
export async function faultsOfFiles(files: readonly string[]): Promise<string[]> {
  const faults = new Map<string, string[]>();
  for (const file of files)
    for (const fault of await htmlFaults(Buffer.from(served.read(file)).toString('utf8'), file))
      faults.set(fault, [...(faults.get(fault) ?? []), file]);
  return [...faults].map(([fault, where]) => `${fault} on ${where[0]} and ${where.length - 1} more`);
}
