import { loadConfig } from '../engine/load-config.ts';
import { allRules } from '../engine/plugins.ts';
import type { Io } from '../io.ts';
import { languageOfEnvironment, loadTexts, type ToolLanguage } from '../reports/language.ts';
import { painter } from '../reports/paint.ts';

/** `content-lint rules`: every rule with its severity and one sentence, those of the project's plugins too. */
export async function run(given: { lang?: ToolLanguage }, io: Io): Promise<number> {
  const { config } = await loadConfig(io.cwd());
  const lang = given.lang ?? config.lang ?? languageOfEnvironment(io.env);
  const { severities, rules: texts } = await loadTexts(lang, config.plugins);
  const rules = allRules(config.plugins);
  const paint = painter(io.stdout);
  const wide = Math.max(...rules.map(({ code }) => code.length));
  const severityWide = Math.max(...Object.values(severities).map((word) => word.length));
  const lines = rules.map(({ code, severity }) => {
    const name = severities[severity].padEnd(severityWide);
    const colour = severity === 'error' ? 'red' : 'yellow';
    return `${code.padEnd(wide)}  ${paint(colour, name)}  ${texts[code]?.summary ?? ''}\n`;
  });
  io.stdout.write(lines.join(''));
  return 0;
}
