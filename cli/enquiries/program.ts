import { Command, CommanderError, Option } from 'commander';
import { DatabaseError, type DatabaseOptions, enquiriesDatabase, type Query } from '#cli/enquiries/database.ts';
import { pastTime } from '#cli/enquiries/local-time.ts';
import { UsageError } from '#cli/enquiries/usage-error.ts';
import { channelNames } from '#src/domain/enquiry.ts';

type RunCommand = (query: Query, ...parameters: unknown[]) => Promise<number>;

function subcommand(name: string, description: string): Command {
  return new Command(name)
    .description(description)
    .option('--remote', 'the deployed database, through wrangler')
    .addOption(new Option('--env <name>', 'environment of wrangler.toml').choices(['preview', 'production']))
    .option('--config <file>', 'another wrangler.toml')
    .option('--persist-to <dir>', 'folder of another local database')
    .option('--json', 'print JSON');
}

const reference = (text: string): string => text.trim().toUpperCase();

function program(finish: (code: number) => void): Command {
  const enquiries = new Command('enquiries')
    .description('The inbox of the contact form.')
    .helpCommand(false)
    .exitOverride();
  const add = (command: Command, load: () => Promise<{ run: (query: Query, ...rest: never[]) => Promise<number> }>) => {
    enquiries.addCommand(command.copyInheritedSettings(enquiries));
    command.action(async (...parameters: unknown[]) => {
      const run = (await load()).run as RunCommand;
      finish(await run(enquiriesDatabase(command.opts<DatabaseOptions>()), ...parameters.slice(0, -1)));
    });
  };

  add(
    subcommand('list', 'Lists enquiries, the newest first.')
      .option('--limit <count>', 'at most so many', wholeNumber, 20)
      .option('--since <time>', 'received since a date, or `7d`, `12h`', pastTime)
      .option('--spam', 'only those whose text looks like spam')
      .option('--undelivered', 'only those that no channel has delivered yet'),
    () => import('#cli/enquiries/list.ts'),
  );
  add(
    subcommand('show', 'Shows one enquiry and its notifications.').argument(
      '<reference>',
      'such as 7K3F-9QTM',
      reference,
    ),
    () => import('#cli/enquiries/show.ts'),
  );
  add(
    subcommand('export', 'Writes all enquiries, the oldest first.')
      .addOption(new Option('--format <format>', 'format of the file').choices(['csv', 'json']).default('csv'))
      .option('--out <file>', 'write to a file instead of the terminal')
      .option('--since <time>', 'received since a date, or `7d`, `12h`', pastTime),
    () => import('#cli/enquiries/export.ts'),
  );
  add(
    subcommand('erase', 'Deletes everything a person has sent, for good.')
      .argument('<email>', 'the address they wrote from')
      .option('--yes', 'do not ask'),
    () => import('#cli/enquiries/erase.ts'),
  );
  add(subcommand('stats', 'Counts enquiries and notifications.'), () => import('#cli/enquiries/stats.ts'));
  add(
    subcommand('resend', 'Sends the notifications of an enquiry again.')
      .argument('<reference>', 'such as 7K3F-9QTM', reference)
      .addOption(new Option('--channel <name>', 'by one channel only').choices([...channelNames])),
    () => import('#cli/enquiries/resend.ts'),
  );
  return enquiries;
}

/** Runs `enquiries` with its arguments. Gives 0, or 1 when something is not found or fails, or 2 on wrong use. */
export async function run(parameters: readonly string[]): Promise<number> {
  let code = 0;
  const enquiries = program((finished) => {
    code = finished;
  });
  try {
    await enquiries.parseAsync([...parameters], { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (!(error instanceof UsageError) && !(error instanceof DatabaseError)) throw error;
    console.error(`enquiries: ${error.message}`);
    return error instanceof UsageError ? 2 : 1;
  }
}

function wholeNumber(text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new UsageError(`a count is a whole number from 1, got \`${text}\``);
}
