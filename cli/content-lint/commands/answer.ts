import type { Io } from '../host/io.ts';

/** What somebody at a terminal answers to a question; empty if there is no terminal, or after Ctrl+C or Ctrl+D. */
export async function answerTo(question: string, { stdin, stderr }: Io): Promise<string> {
  if (!stdin?.isTTY) return '';
  const { createInterface } = await import('node:readline/promises');
  const terminal = createInterface({ input: stdin, output: stderr });
  try {
    return (await terminal.question(question)).trim();
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return '';
    throw error;
  } finally {
    terminal.close();
  }
}
