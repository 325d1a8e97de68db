import { Command, Option } from 'commander';
import { languageOption } from './language-option.ts';

/** Adds a command whose module is only loaded when it runs. `never[]` allows a `run` with any parameters. */
export type AddCommand = (
  command: Command,
  load: () => Promise<{ run(...args: never[]): number | Promise<number> }>,
) => void;

/**
 * The commands for authors: those that write the configuration, catalogues, files for translators or types of messages,
 * and `watch` and `lsp`, which check while somebody writes.
 */
export function addAuthoringCommands(
  add: AddCommand,
  projectCommand: (name: string, description: string) => Command,
): void {
  const formats = ['xliff', 'csv', 'po'];
  add(
    projectCommand('init', 'Finds the messages, writes content-lint.config.ts, and checks for the first time.').option(
      '--src <pattern>',
      'where the source code is (default: where it is found)',
    ),
    () => import('./init.ts'),
  );
  add(
    projectCommand('export', 'Writes the messages with their translations for a translator.')
      .addOption(new Option('--format <format>', 'form of the file').choices(formats).default('xliff'))
      .option('--target <locale>', 'language to translate into, where there are several')
      .option('--missing', 'only messages without a translation')
      .option('--out <file>', 'file to write; without it, the standard output'),
    () => import('./export.ts'),
  );
  add(
    projectCommand('import', 'Takes translations back; refuses what would not pass the check.')
      .argument('<file>', 'an XLIFF 2, CSV or PO file')
      .addOption(new Option('--format <format>', 'form of the file, where its name does not tell').choices(formats)),
    () => import('./import.ts'),
  );
  add(
    // `en-XA` is the usual name of English with accented letters.
    projectCommand('pseudo', 'Writes catalogues in a made-up language that shows what is not translatable.').option(
      '--target <locale>',
      'its name',
      'en-XA',
    ),
    () => import('./pseudo.ts'),
  );
  add(
    projectCommand('types', 'Writes types from which the compiler knows the arguments of every message.').option(
      '--out <file>',
      'file to write, from the root',
      'src/i18n/generated/messages.d.ts',
    ),
    () => import('./types.ts'),
  );
  add(
    projectCommand('rename', 'Gives a message or a group of messages a new id, in every language and in the code.')
      .argument('<old>', 'id of a message or a group')
      .argument('<new>', 'its new id')
      .option('--src <pattern>', 'where the source code is (default: src/**/*.{ts,tsx})'),
    () => import('./rename.ts'),
  );
  add(
    projectCommand('watch', 'Checks again whenever a file is saved.')
      .option('--src <pattern>', 'where the source code is (default: src/**/*.{ts,tsx})')
      .option('--strict', 'count warnings as failures'),
    () => import('./watch.ts'),
  );
  add(
    new Command('lsp')
      .description('Serves an editor: findings while typing, fixes, hover, completion, definitions, rename.')
      .option('--stdio', 'over the standard streams, which is the only way')
      .addOption(languageOption()),
    () => import('./lsp.ts'),
  );
}
