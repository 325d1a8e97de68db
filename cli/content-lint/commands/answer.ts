import type { Io } from '../host/io.ts';

/** What somebody at a terminal answers to a question; empty if there is no terminal. */
export async function answerTo(question: string, { stdin, stderr }: Io): Promise<string> {
  if (!stdin?.isTTY) return '';
  const { createInterface } = await import('node:readline/promises');
  const terminal = createInterface({ input: stdin, output: stderr });
  const answer = await terminal.question(question);
  terminal.close();
  return answer.trim();
}
