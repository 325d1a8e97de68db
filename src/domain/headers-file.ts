import type { HeaderRule } from '#src/domain/response-headers.ts';

/** Cloudflare's limits of a `_headers` file. It ignores what exceeds them, with only a warning. */
const maxRules = 100;
const maxLineLength = 2000;

/** How many characters of a wrong line an error shows. */
const shownLength = 60;

/** Whether two path patterns can match the same path; each has at most one `*`, at its end. */
function canMatchSamePath(a: string, b: string): boolean {
  const [prefixA, prefixB] = [a.replace('*', ''), b.replace('*', '')];
  if (a.endsWith('*') && b.endsWith('*')) return prefixA.startsWith(prefixB) || prefixB.startsWith(prefixA);
  if (a.endsWith('*')) return prefixB.startsWith(prefixA);
  if (b.endsWith('*')) return prefixA.startsWith(prefixB);
  return a === b;
}

/**
 * Gives the rules as the text of Cloudflare's `_headers` file. If rules overlap, Cloudflare joins their values with a
 * comma, so a later rule first removes what an earlier one has set.
 * Throws when a line or the number of rules exceeds the limits, or a value contains a line break.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  if (rules.length > maxRules) {
    throw new Error(`_headers takes ${maxRules} rules, the table has ${rules.length}: join some`);
  }
  const blocks = rules.map((rule, index) => {
    const earlier = rules.slice(0, index).filter((other) => canMatchSamePath(other.path, rule.path));
    const lines = Object.entries(rule.headers).flatMap(([name, value]) => {
      const isSet = earlier.some((other) => Object.keys(other.headers).some((key) => isSameName(key, name)));
      // A line `! name` removes a header; with the value null, that is all that happens to it.
      return [...(isSet || value === null ? [`! ${name}`] : []), ...(value === null ? [] : [`${name}: ${value}`])];
    });
    return [rule.path, ...lines.map((line) => `  ${line}`)];
  });
  for (const line of blocks.flat()) {
    const head = line.trim().slice(0, shownLength);
    if (/[\r\n]/.test(line)) throw new Error(`a header cannot hold a line break: \`${head}\``);
    if (line.length <= maxLineLength) continue;
    throw new Error(`_headers takes ${maxLineLength} characters a line, \`${head}…\` has ${line.length}`);
  }
  return `${blocks.map((block) => block.join('\n')).join('\n\n')}\n`;
}

const isSameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
