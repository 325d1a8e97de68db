import { Command, CommanderError, Option } from 'commander';
import { syntaxes } from '../core/messages/syntax.ts';
import type { Io } from '../host/io.ts';
import { toolCommand } from '../host/tool-command.ts';
import { reportFormats } from '../reports/formats.ts';
import { languageOfCall, languageOption } from './language-option.ts';

const notes = (tool: string) => `
The options of a project belong in content-lint.config.ts at its root, under the same names.
Exit code: 0 nothing wrong, 1 something is, 2 wrong use or a file that cannot be read or written.

Examples:
  ${tool} check
  ${tool} check --messages '{locale}.json' --locales nl,en,de --format github
  ${tool} check --fix
  ${tool} explain message/stale
  ${tool} coverage --min 100 --against origin/main`;

/** Makes a command with the options that every command that reads a project has. */
function projectCommand(name: string, description: string): Command {
  return new Command(name)
    .description(description)
    .option('--root <dir>', 'folder of the project', '.')
    .option('--messages <pattern>', 'where the messages are, such as `lang/{locale}.json` (default: where most are)')
    .option(
      '--source <locale>',
      'locale that the others are translated from (default: the first, or what the code names)',
    )
    .addOption(
      new Option(
        '--syntax <name>',
        'how the messages are written (default: as catalogues and dependencies show)',
      ).choices(syntaxes),
    )
    .option('--locales <list>', 'locales that have to be there, with commas (default: all that are)', splitAtCommas)
    .addOption(languageOption());
}

const splitAtCommas = (list: string): string[] =>
  list
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

async function program(args: readonly string[], io: Io, finish: (code: number) => void): Promise<Command> {
  const tool = toolCommand(io.cwd(), io.env);
  const contentLint = new Command('content-lint')
    .description('Checks the messages of a project in several languages, and the code that asks for them.')
    .version(
      // The version is read from its file only if the call asks for it.
      asksForVersion(args) ? (await import('../host/package-version.ts')).packageVersion() : '',
      '-V, --version',
      'Shows the version.',
    )
    .helpCommand('help [command]', 'Shows the help of a command.')
    .showHelpAfterError(`\`${tool} --help\` lists the commands, \`${tool} <command> --help\` the options of one.`)
    .addHelpText('after', notes(tool))
    .configureOutput({ writeOut: (text) => io.stdout.write(text), writeErr: (text) => io.stderr.write(text) })
    .exitOverride();
  const add = (command: Command, load: () => Promise<{ run(...args: never[]): number | Promise<number> }>) => {
    // A command that was made apart does not have the output and `exitOverride` of the program.
    contentLint.addCommand(command.copyInheritedSettings(contentLint));
    command.action(async (...args: unknown[]) => {
      const runCommand = (await load()).run as (...args: unknown[]) => number | Promise<number>;
      // Commander gives the arguments, then the options, and at the end the command itself, which is left out.
      finish(await runCommand(...args.slice(0, -1), io));
    });
  };

  add(
    projectCommand('check', 'Reports everything that is wrong, with file, line and column.')
      .argument('[files...]', 'report only what is in these files and folders, as a hook of lint-staged names them')
      .option('--src <pattern>', 'where the source code is (default: src/**/*.{ts,tsx})')
      .option('--helpers <list>', 'own functions that take an id and values, such as `t,i18n.get`', splitAtCommas)
      .option(
        '--complete <list>',
        'locales in which no text may be missing, `*` for all (default: the source)',
        splitAtCommas,
      )
      .option('--rules <list>', 'rules to switch on or off, such as `text/*=off,plural/flattened=error`', splitAtCommas)
      .option('--full', 'show every finding, where a report for people shows the first of each rule')
      .option('--strict', 'fail on warnings too')
      .option('--staged', 'check what git has staged instead of what lies in the folder')
      .addOption(
        new Option('--fix [level]', 'mend what can be mended; `unsafe` also where it may change what a text says')
          .choices(['safe', 'unsafe'])
          .preset('safe'),
      )
      .option('--changed <branch>', 'report only what has come since this branch, such as `origin/main`, was left')
      .option('--baseline <file>', 'report only what this file, from the root, does not know')
      .option('--update-baseline', 'write the baseline, or take out of it what is mended')
      .addOption(new Option('--profile <name>', 'rules for an occasion, such as `production` before going live'))
      .addOption(new Option('--format <format>', 'form of the report').choices(reportFormats).default('pretty')),
    () => import('./check.ts'),
  );
  add(
    projectCommand('coverage', 'Shows how much is translated, per file and locale.')
      .option('--min <percent>', 'fail below this share in any locale', percentage)
      .option('--against <commit>', 'compare with a commit, branch or tag; fail where a locale has become less')
      .addOption(new Option('--format <format>', 'form of the report').choices(['pretty', 'json']).default('pretty')),
    () => import('./coverage.ts'),
  );
  add(
    projectCommand(
      'stats',
      'Counts words per page and locale, and names the shortest and longest text of each field.',
    ).addOption(new Option('--format <format>', 'form of the report').choices(['pretty', 'json']).default('pretty')),
    () => import('./stats.ts'),
  );
  add(
    projectCommand('accept', 'Writes down that translations were compared with their sources.')
      .argument(
        '[keys...]',
        'ids of messages, `*` for any part (default: all; it asks before it accepts more than what is stale)',
      )
      .option('--all', 'every message, without asking'),
    () => import('./accept.ts'),
  );
  add(new Command('rules').description('Lists all rules.').addOption(languageOption()), () => import('./rules.ts'));
  add(
    new Command('explain')
      .description('Explains a rule, with a bad and a good example.')
      .argument('<rule>', 'code of a rule, such as `message/missing`')
      .addOption(languageOption()),
    () => import('./explain.ts'),
  );
  // A check does not even declare the commands for authors, so that it starts sooner.
  if (args[0] !== 'check') (await import('./authoring.ts')).addAuthoringCommands(add, projectCommand);
  return contentLint;
}

function asksForVersion(args: readonly string[]): boolean {
  return args.includes('-V') || args.includes('--version');
}

/** `--fix` before a file, as a hook appends files: without this, Commander would take the file for the level. */
function withFixLevel(args: readonly string[]): string[] {
  return args.map((arg, index) =>
    arg === '--fix' && !['safe', 'unsafe'].includes(args[index + 1] ?? '') ? '--fix=safe' : arg,
  );
}

/** The code of an error that Commander has not printed, because it was thrown here. */
const unprinted = 'unprinted';

function percentage(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !(value >= 0 && value <= 100)) {
    throw new CommanderError(2, unprinted, `error: --min takes a number from 0 to 100, not \`${text}\``);
  }
  return value;
}

/** Runs the command line; gives the exit code: 0 clean, 1 findings, 2 wrong use or a crash. Never throws. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  let code = 0;
  try {
    const contentLint = await program(args, io, (exitCode) => {
      code = exitCode;
    });
    await contentLint.parseAsync(withFixLevel(args), { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) {
      // Commander prints its errors itself. `--help` is an error too, with exit code 0.
      if (error.code === unprinted) io.stderr.write(`${error.message}\n`);
      return error.exitCode === 0 ? 0 : 2;
    }
    const { explainCrash } = await import('../reports/crash.ts');
    io.stderr.write(explainCrash(error, languageOfCall(args, io.env)));
    return 2;
  }
}
