import { languageOfEnvironment, loadWords, type ToolLanguage } from '../reports/language.ts';
import { painter } from '../reports/paint.ts';
import { print } from '../reports/print.ts';
import { rules } from '../rules/all-rules.ts';

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
