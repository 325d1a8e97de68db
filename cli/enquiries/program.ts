import { Command, InvalidArgumentError, Option } from 'commander';
import { databaseName, enquiriesDatabase, type Query } from '#cli/enquiries/database.ts';
import type { EnquiriesOptions } from '#cli/enquiries/enquiries-options.ts';
import { pastTime } from '#cli/enquiries/local-time.ts';
import { probe } from '#cli/enquiries/probe.ts';
import { channelNames, isReference } from '#src/domain/enquiry.ts';

/** The `run` of a command's file. After the database it takes that command's arguments, then its options. */
type Run = (query: Query, ...parameters: unknown[]) => Promise<number>;

/** The inbox of the contact form as a command. Its exit code is 0, or 1 when something is not found or fails. */
export function enquiriesProgram(): Command {
  const program = new Command('enquiries').description('The inbox of the contact form.').helpCommand(false);
  /** Adds a command. Its code is loaded when it runs. */
  const add = (name: string, description: string, load: () => Promise<{ run: unknown }>): Command => {
    const command = program.command(name).description(description);
    return addDatabaseOptions(command).action(async (...parameters: unknown[]) => {
      const options = command.opts<EnquiriesOptions & { yes?: boolean }>();
      checkOptions(command, options);
      // On stderr: stdout has the output of the command alone.
      console.error(`enquiries: asking ${databaseName(options)}`);
      const run = (await load()).run as Run;
      // Commander passes the arguments, the options, and at the end the command itself.
      process.exitCode = await run(enquiriesDatabase(options), ...parameters.slice(0, -1));
    });
  };

  add('list', 'Lists enquiries, the newest first.', () => import('#cli/enquiries/list.ts'))
    .option('--limit <count>', 'at most this many', wholeNumber, 20)
    .option('--since <time>', 'received since a date, or `7d`, `12h`', pastTime)
    .option('--spam', 'only those whose text looks like spam')
    .option('--undelivered', 'only those that no channel has delivered yet');
  add('show', 'Shows one enquiry and its notifications.', () => import('#cli/enquiries/show.ts')).argument(
    '<reference>',
    'such as 7K3F-9QTM',
    reference,
  );
  add('export', 'Writes all enquiries, the oldest first.', () => import('#cli/enquiries/export.ts'))
    .addOption(new Option('--format <format>', 'format of the file').choices(['csv', 'json']).default('csv'))
    .option('--out <file>', 'write to a file instead of the terminal')
    .option('--since <time>', 'received since a date, or `7d`, `12h`', pastTime);
  add('erase', 'Deletes everything a person has sent, for good.', () => import('#cli/enquiries/erase.ts'))
    .argument('<email>', 'the address they wrote from', emailAddress)
    .option('--yes', 'do not ask');
  add('stats', 'Counts enquiries and notifications.', () => import('#cli/enquiries/stats.ts'));
  add('resend', 'Sends the notifications of an enquiry again.', () => import('#cli/enquiries/resend.ts'))
    .argument('<reference>', 'such as 7K3F-9QTM', reference)
    .addOption(new Option('--channel <name>', 'by one channel only').choices([...channelNames]));
  program.addCommand(probe);
  return program;
}

/** Commands use the local database unless `--remote` asks for the deployed one of an environment. */
function addDatabaseOptions(command: Command): Command {
  return command
    .option('--remote', 'the deployed database, through wrangler; needs --env')
    .addOption(new Option('--env <name>', 'environment of wrangler.toml').choices(['preview', 'production']))
    .option('--config <file>', 'another wrangler.toml')
    .option('--persist-to <dir>', 'folder of another local database')
    .option('--json', 'print JSON');
}

/** Ends with a usage error when it is not clear which database is meant, or there is no terminal to ask on. */
function checkOptions(command: Command, { remote, env, yes }: EnquiriesOptions & { yes?: boolean }): void {
  if (env && !remote) {
    command.error(`error: --env ${env} names a deployed database: add --remote, or leave --env out for the local one`);
  }
  if (remote && !env) command.error('error: --remote needs --env preview or --env production');
  if (command.name() === 'erase' && !yes && !process.stdin.isTTY) {
    command.error('error: there is no terminal to ask in: add --yes');
  }
}

function reference(text: string): string {
  const id = text.trim().toUpperCase();
  if (isReference(id)) return id;
  throw new InvalidArgumentError('A reference looks like 7K3F-9QTM.');
}

function emailAddress(text: string): string {
  if (text.includes('@')) return text.trim();
  throw new InvalidArgumentError('Give an email address.');
}

function wholeNumber(text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('A count is a whole number from 1 to 999999.');
}
