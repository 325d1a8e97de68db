import { delimiter, join } from 'node:path';
import { type Command, CommanderError } from 'commander';

/** Errors that the language itself throws. No program throws one of these on purpose. */
const bugKinds = [TypeError, RangeError, ReferenceError, SyntaxError];

/** The folder in which npm links the programs of packages, and the project's own Node. */
const packagePrograms = join(import.meta.dirname, '../../node_modules/.bin');

/**
 * Runs a program of `cli/` with the arguments after its name. Wrong use ends with exit code 2, an error with 1. An
 * error that the program throws on purpose is printed as its message; only a bug shows its stack.
 */
export async function runCommand(command: Command, parameters: readonly string[]): Promise<void> {
  // npm sets the PATH like this. A program may also be started without npm.
  process.env.PATH = [packagePrograms, process.env.PATH].join(delimiter);
  try {
    throwOnWrongUse(command);
    await command.parseAsync(parameters, { from: 'user' });
  } catch (error) {
    // `--help` is an error too, with exit code 0.
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
    else {
      const isBug = !(error instanceof Error) || bugKinds.some((kind) => error instanceof kind);
      console.error(isBug ? error : `${command.name()}: ${error.message}`);
      process.exitCode = 1;
    }
  }
}

/**
 * Makes Commander throw: it would end the process itself, with exit code 1. Subcommands are set one by one, because
 * they exist already, and only a new one takes over the setting of its parent.
 */
function throwOnWrongUse(command: Command): void {
  command.exitOverride();
  for (const subcommand of command.commands) throwOnWrongUse(subcommand);
}
