import { createInterface } from 'node:readline/promises';
import { CommanderError } from 'commander';

/** Asks on the terminal. Where there is none, it throws with the option that answers the question. */
export async function ask(question: string, option: string): Promise<string> {
  if (!process.stdin.isTTY) {
    console.error(`error: there is no terminal to ask on: give ${option}`);
    throw new CommanderError(2, 'no-terminal', option);
  }
  const prompt = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await prompt.question(`${question} `)).trim();
  } finally {
    prompt.close();
  }
}
