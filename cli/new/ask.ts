import { createInterface } from 'node:readline/promises';
import { CommanderError } from 'commander';

/** Asks on the terminal. If there is none, it prints which option gives the answer, and throws. */
export async function ask(question: string, option: string): Promise<string> {
  if (!process.stdin.isTTY) {
    console.error(`error: there is no terminal to ask on: give ${option}`);
    // The error of wrong use, about which `runCommand` prints nothing more.
    throw new CommanderError(2, 'no-terminal', option);
  }
  const prompt = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await prompt.question(`${question} `)).trim();
  } finally {
    prompt.close();
  }
}

/**
 * Asks for one of `names`, by name or number, until the answer is one of them. If there is no terminal, it throws as
 * `ask` does. A test passes a function with its answers as `askOnce`.
 */
export async function choose<Name extends string>(
  question: string,
  names: readonly Name[],
  option: string,
  askOnce = ask,
): Promise<Name> {
  const list = names.map((name, at) => `  ${at + 1}. ${name}`).join('\n');
  for (let notice = ''; ; ) {
    const answer = await askOnce(`${notice}${question}\n${list}\nName or number:`, option);
    const name = names.find((candidate, at) => answer === candidate || answer === String(at + 1));
    if (name !== undefined) return name;
    notice = `\`${answer}\` is none of these.\n`;
  }
}
