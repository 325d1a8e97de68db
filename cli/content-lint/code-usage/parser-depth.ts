import { spawnSync } from 'node:child_process';

/** How many signs that can nest code, such as `(` and `[`, are safe; each crash of the parser took 5,800 or more. */
const maxSigns = 4000;
/**
 * How many characters are safe; a crash by nested words (`keyof keyof`) or signs before a value took 80,000 or more.
 */
const maxLength = 60_000;

/**
 * Whether code is nested so deep that the parser, which is native, would end the process. Code that is too short for
 * that is not looked at; other code is first given to a parser in a separate process.
 */
export function overflowsParser(path: string, text: string, options: object): boolean {
  if (text.length < maxSigns || !mayOverflow(text)) return false;
  // The new process parses the code as `parseCode` does; `.program` is a getter that builds the tree.
  const parse = `import { parseSync } from ${JSON.stringify(import.meta.resolve('oxc-parser'))};
    const { path, text, options } = JSON.parse(process.getBuiltinModule('node:fs').readFileSync(0, 'utf8'));
    parseSync(path, text, options).program;`;
  const args = ['--input-type=module', '--eval', parse];
  const { status, error } = spawnSync(process.execPath, args, {
    input: JSON.stringify({ path, text, options }),
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  return error !== undefined || status !== 0;
}

function mayOverflow(text: string): boolean {
  return text.length > maxLength || (text.match(/[([{<=?]/g)?.length ?? 0) > maxSigns;
}
