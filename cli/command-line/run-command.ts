import { delimiter, join } from 'node:path';
import { type Command, CommanderError } from 'commander';

/** What the language itself throws; nothing here throws one on purpose. */
const bugs = [TypeError, RangeError, ReferenceError, SyntaxError];

/** Where npm links the programs of packages, and the project's own Node. */
const packagePrograms = join(import.meta.dirname, '../../node_modules/.bin');

/**
 * Runs a program of `cli/` with the arguments behind its name. Wrong use ends with exit code 2, an error with 1. An error
 * that the program throws on purpose is printed as its message; only a bug shows its stack.
 */
export async function runCommand(command: Command, parameters: readonly string[]): Promise<void> {
  // As npm has it, for who starts a program without it.
  process.env.PATH = [packagePrograms, process.env.PATH].join(delimiter);
  try {
    throwOnWrongUse(command);
    await command.parseAsync(parameters, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
    else {
      const isBug = !(error instanceof Error) || bugs.some((kind) => error instanceof kind);
      console.error(isBug ? error : `${command.name()}: ${error.message}`);
      process.exitCode = 1;
    }
  }
}

/** Commander would end the process itself, with 1. A command takes this from its parent only when it is made after it was set. */
function throwOnWrongUse(command: Command): void {
  command.exitOverride();
  for (const subcommand of command.commands) throwOnWrongUse(subcommand);
}
