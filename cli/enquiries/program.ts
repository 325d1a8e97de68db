import { Command, CommanderError, Option } from 'commander';
import { channelNames } from '#src/domain/lead.ts';
import { DatabaseFault, leadsDatabase, type Place, type Query } from './database.ts';
import { UsageFault } from './usage-fault.ts';
import { pastTime } from './when.ts';

/** Every command works on the local database, unless `--remote` asks for the deployed one. */
function leadsCommand(name: string, description: string): Command {
  return new Command(name)
    .description(description)
    .option('--remote', 'the deployed database, through wrangler')
    .addOption(new Option('--env <name>', 'environment of wrangler.toml').choices(['preview', 'production']))
    .option('--config <file>', 'another wrangler.toml')
    .option('--persist-to <dir>', 'folder of another local database')
    .option('--json', 'print JSON');
}

function reference(text: string): string {
  return text.trim().toUpperCase();
}

function program(finish: (code: number) => void): Command {
  const leads = new Command('leads').description('The inbox of the contact form.').helpCommand(false).exitOverride();
  const add = (command: Command, load: () => Promise<{ run(query: Query, ...args: never[]): Promise<number> }>) => {
    leads.addCommand(command.copyInheritedSettings(leads));
    command.action(async (...args: unknown[]) => {
      const own = (await load()).run as (query: Query, ...args: unknown[]) => Promise<number>;
      finish(await own(leadsDatabase(command.opts<Place>()), ...args.slice(0, -1)));
    });
  };

  add(
    leadsCommand('list', 'Lists enquiries, the newest first.')
      .option('--limit <count>', 'at most so many', wholeNumber, 20)
      .option('--since <time>', 'received since a date, or `7d`, `12h`', pastTime)
      .addOption(new Option('--spam', 'messages that filled in the hidden field, instead').conflicts('all'))
      .option('--all', 'spam too')
      .option('--untold', 'only those that no channel has told yet'),
    () => import('./list.ts'),
  );
  add(
    leadsCommand('show', 'Shows one enquiry whole, and who was told of it.').argument(
      '<reference>',
      'such as 7K3F-9QTM',
      reference,
    ),
    () => import('./show.ts'),
  );
  add(
    leadsCommand('export', 'Writes all enquiries, the oldest first.')
      .addOption(new Option('--format <format>', 'form of the file').choices(['csv', 'json']).default('csv'))
      .option('--out <file>', 'write to a file, not to the terminal')
      .option('--since <time>', 'received since a date, or `7d`, `12h`', pastTime)
      .option('--all', 'spam too'),
    () => import('./export.ts'),
  );
  add(
    leadsCommand('erase', 'Deletes everything a person has sent, for good.')
      .argument('<email>', 'the address they wrote from')
      .option('--yes', 'do not ask'),
    () => import('./erase.ts'),
  );
  add(leadsCommand('stats', 'Counts enquiries, and what is still to be told.'), () => import('./stats.ts'));
  add(
    leadsCommand('resend', 'Has an enquiry told again; one that was taken for spam is spam no more.')
      .argument('<reference>', 'such as 7K3F-9QTM', reference)
      .addOption(new Option('--channel <name>', 'by one channel only').choices([...channelNames])),
    () => import('./resend.ts'),
  );
  return leads;
}

/** The options that say which database is meant. */
export type LeadsOptions = Place & { json?: boolean };

/** Runs `leads` with its arguments; gives 0, 1 when something is not found or fails, 2 on wrong use. */
export async function run(parameters: readonly string[]): Promise<number> {
  let code = 0;
  const leads = program((finished) => {
    code = finished;
  });
  try {
    await leads.parseAsync([...parameters], { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (!(error instanceof UsageFault) && !(error instanceof DatabaseFault)) throw error;
    console.error(`leads: ${error.message}`);
    return error instanceof UsageFault ? 2 : 1;
  }
}

function wholeNumber(text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new UsageFault(`a count is a whole number from 1, got \`${text}\``);
}
