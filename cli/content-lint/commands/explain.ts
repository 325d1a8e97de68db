import { nearWord } from '../core/language/edit-distance.ts';
import { allRules } from '../core/linter/plugins.ts';
import type { Example } from '../core/rule.ts';
import { loadConfig } from '../host/config/load-config.ts';
import type { Io } from '../host/io.ts';
import { toolCommand } from '../host/tool-command.ts';
import { languageOfEnvironment, type ToolLanguage } from '../host/tool-language.ts';
import { painter } from '../reports/paint.ts';
import { reportTexts } from '../reports/report-texts.ts';
import { loadTexts } from '../reports/texts/load-texts.ts';

/** `content-lint explain <rule>`: what it finds, why, a bad and a good example; exit code 2 for an unknown rule. */
export async function run(code: string, given: { lang?: ToolLanguage }, io: Io): Promise<number> {
  const tool = toolCommand(io.cwd(), io.env);
  const { config } = await loadConfig(io.cwd(), tool);
  const lang = given.lang ?? config.lang ?? languageOfEnvironment(io.env);
  const texts = reportTexts[lang];
  const rules = allRules(config.plugins);
  const rule = rules.find((candidate) => candidate.code === code);
  if (!rule) {
    const codes = rules.map((candidate) => candidate.code);
    io.stderr.write(`${texts.noRule(code, nearWord(code, codes), tool)}\n`);
    return 2;
  }
  const { severities, rules: explanations } = await loadTexts(lang, config.plugins);
  const { summary = '', why = '' } = explanations[code] ?? {};
  const paint = painter(io.stdout);
  io.stdout.write(
    [
      `${paint('bold', code)}  ${severities[rule.severity]}\n`,
      summary,
      `${texts.why}: ${why.replaceAll('{tool}', tool)}\n`,
      `${paint('red', texts.bad)}\n${listing(rule.examples.bad)}`,
      `${paint('green', texts.good)}\n${listing(rule.examples.good)}`,
    ].join('\n'),
  );
  return 0;
}

/** The files of an example, or the texts of its message. */
function listing(example: Example): string {
  return Object.entries(example)
    .map(([name, text]) => `  ${name}\n${shortLines(text)}\n`)
    .join('');
}

/** How many characters of a line are shown: more would not fit in most terminals. */
const shownOfLine = 140;

/** Indents the lines of a text, and cuts those that are too long. */
function shortLines(text: string): string {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => `    ${line.length > shownOfLine ? `${line.slice(0, shownOfLine)}…` : line}`)
    .join('\n');
}
