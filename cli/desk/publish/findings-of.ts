import { type DeskLanguage, deskLanguages } from '#cli/desk/texts/desk-languages.ts';
import type { Programs } from './programs.ts';

interface Finding {
  code: string;
  severity: string;
  file: string;
  message: string;
  advice?: string;
}

/** Rules that only ask whether a site may be live, not whether it is right. */
const liveOnlyRules = /^content\/(?:sample|behind)$/;

/**
 * Gives the errors that content-lint finds in a project, in `language`: those that make it wrong, and those that only
 * keep it from being live. A stale translation (`content/behind`) is no error until the day that
 * `content-lint.config.ts` names. Throws with the output if there is no report.
 */
export async function findingsOf(
  { run }: Programs,
  folder: string,
  language: DeskLanguage,
): Promise<{ errors: string[]; heldBackBy: string[] }> {
  // A request can have any text as its language, and this one goes into a command of the shell.
  const lang = deskLanguages.find((known) => known === language) ?? deskLanguages[0];
  const command = `node cli/content-lint/bin.js check --profile production --lang ${lang} --format json`;
  // Exit code 1 means that there are errors, and so a report; any other failure throws. Node itself ends with 1 too,
  // such as for a missing module: then the report is empty, and `grep .` fails.
  const output = await run(`{ report=$(${command}) || [ $? -eq 1 ]; } && printf %s "$report" | grep .`, folder);
  // Whatever was printed before the report is left out.
  const { findings } = JSON.parse(output.slice(output.indexOf('{'))) as { findings: Finding[] };
  const errors = findings.filter(({ severity }) => severity === 'error');
  const inWords = ({ file, message, advice = '' }: Finding) => `${file}: ${message} ${advice}`.trim();
  return {
    errors: errors.filter(({ code }) => !liveOnlyRules.test(code)).map(inWords),
    heldBackBy: errors.filter(({ code }) => liveOnlyRules.test(code)).map(inWords),
  };
}
