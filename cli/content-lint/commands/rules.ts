import { allRules } from '../core/linter/plugins.ts';
import { settingOf } from '../core/linter/rule-severity.ts';
import { loadConfig } from '../host/config/load-config.ts';
import type { Io } from '../host/io.ts';
import { toolCommand } from '../host/tool-command.ts';
import { languageOfEnvironment, type ToolLanguage } from '../host/tool-language.ts';
import { painter } from '../reports/paint.ts';
import { loadTexts } from '../reports/texts/load-texts.ts';

/** `content-lint rules`: every rule, also those of plugins, with the severity that it has here and one sentence. */
export async function run(given: { lang?: ToolLanguage }, io: Io): Promise<number> {
  const { config } = await loadConfig(io.cwd(), toolCommand(io.cwd(), io.env));
  const lang = given.lang ?? config.lang ?? languageOfEnvironment(io.env);
  const { severities, rules: texts } = await loadTexts(lang, config.plugins);
  const rules = allRules(config.plugins);
  const paint = painter(io.stdout);
  const codeWidth = Math.max(...rules.map(({ code }) => code.length));
  const severityWidth = Math.max(...Object.values(severities).map((word) => word.length));
  const lines = rules.map(({ code, severity }) => {
    const setting = settingOf(config.rules ?? {}, code) ?? 'on';
    const shown = setting === 'on' ? severity : setting;
    const severityWord = (shown === 'off' ? shown : severities[shown]).padEnd(severityWidth);
    const colour = shown === 'error' ? 'red' : 'yellow';
    return `${code.padEnd(codeWidth)}  ${paint(colour, severityWord)}  ${texts[code]?.summary ?? ''}\n`;
  });
  io.stdout.write(lines.join(''));
  return 0;
}
