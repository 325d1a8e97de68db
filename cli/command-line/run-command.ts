import { type Command, CommanderError } from 'commander';

/** What the language itself throws; nothing here throws one on purpose. */
const bugs = [TypeError, RangeError, ReferenceError, SyntaxError];

/**
 * Runs a program of `cli/` with the arguments of its process. Wrong use ends with exit code 2, an error with 1. An error
 * that the program throws on purpose is printed as its message; only a bug shows its stack.
 */
export async function runCommand(command: Command): Promise<void> {
  try {
    await command.exitOverride().parseAsync();
  } catch (error) {
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
    else {
      const isBug = !(error instanceof Error) || bugs.some((kind) => error instanceof kind);
      console.error(isBug ? error : `${command.name()}: ${error.message}`);
      process.exitCode = 1;
    }
  }
}
