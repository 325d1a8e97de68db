import type { Example, Rule } from '../core/rule.ts';
import type { Texts } from './texts/texts.ts';

/** The page of a rule in Markdown: what it finds, why that matters, and a bad and a good example. */
export function rulePage({ code, severity, examples }: Rule, { rules, severities }: Texts): string {
  const { summary = '', why = '' } = rules[code] ?? {};
  const parts = [
    `# ${code}`,
    `${summary} (${severities[severity]})`,
    why,
    `## Bad\n\n${listing(examples.bad)}`,
    `## Good\n\n${listing(examples.good)}`,
    `\`npx content-lint check --rules '${code}=off'\` leaves it out; in the configuration it is \`rules: { '${code}': 'off' }\`.`,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** The files of an example, or the texts of its message by locale, each as a block. */
function listing(example: Example): string {
  return Object.entries(example)
    .map(([name, text]) => `\`${name}\`\n\n${fence(text)}`)
    .join('\n\n');
}

/** A block of code whose fence is longer than any in it. */
function fence(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const backticks = '`'.repeat(longest + 1);
  return `${backticks}\n${text.trimEnd()}\n${backticks}`;
}
