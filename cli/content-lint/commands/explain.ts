import { nearWord } from '../language/edit-distance.ts';
import { languageOfEnvironment, loadWords, type ToolLanguage } from '../reports/language.ts';
import { painter } from '../reports/paint.ts';
import { print } from '../reports/print.ts';
import { reportTexts } from '../reports/report-texts.ts';
import type { ExampleFiles } from '../rule.ts';
import { rules } from '../rules/all-rules.ts';

/** `content-lint explain <rule>`: what it finds, why that matters, and a bad and a good example; 2 for an unknown rule. */
export async function run(code: string, { lang = languageOfEnvironment() }: { lang?: ToolLanguage }): Promise<number> {
  const texts = reportTexts[lang];
  const rule = rules.find((one) => one.code === code);
  if (!rule) {
    process.stderr.write(
      `${texts.noRule(
        code,
        nearWord(
          code,
          rules.map((one) => one.code),
        ),
      )}\n`,
    );
    return 2;
  }
  const words = await loadWords(lang);
  const paint = painter();
  const { summary, why } = rule.docs;
  print(
    [
      `${paint('bold', code)}  ${words.severities[rule.severity]}\n`,
      summary[lang],
      `${texts.why}: ${why[lang]}\n`,
      `${paint('red', texts.bad)}\n${listing(rule.examples.bad)}`,
      `${paint('green', texts.good)}\n${listing(rule.examples.good)}`,
    ].join('\n'),
  );
  return 0;
}

function listing(files: ExampleFiles): string {
  return Object.entries(files)
    .map(([path, text]) => `  ${path}\n${shortLines(text)}\n`)
    .join('');
}

/** Indented, and cut where a line is long for its own sake. */
function shortLines(text: string): string {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => `    ${line.length > 140 ? `${line.slice(0, 140)}…` : line}`)
    .join('\n');
}
