import { rules } from '#src/checker/rules.ts';
import { languageOfEnvironment, loadWords, type ToolLanguage } from '../report/language.ts';
import { painter } from '../report/pretty.ts';
import { print } from '../report/print.ts';

/** `content-lint rules`: every rule with its severity and one sentence. */
export async function run({ lang = languageOfEnvironment() }: { lang?: ToolLanguage }): Promise<number> {
  const words = await loadWords(lang);
  const paint = painter();
  const wide = Math.max(...rules.map(({ code }) => code.length));
  const severityWide = Math.max(...Object.values(words.severities).map((word) => word.length));
  const lines = rules.map(({ code, severity, docs }) => {
    const name = words.severities[severity].padEnd(severityWide);
    const colour = severity === 'error' ? 'red' : 'yellow';
    return `${code.padEnd(wide)}  ${paint(colour, name)}  ${docs.summary[lang]}\n`;
  });
  print(lines.join(''));
  return 0;
}
