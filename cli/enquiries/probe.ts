import { Command, InvalidArgumentError, Option } from 'commander';
import { type DatabaseOptions, enquiriesDatabase } from '#cli/enquiries/database.ts';
import { probeForm } from '#cli/enquiries/probe-form.ts';

interface Options extends DatabaseOptions {
  /** In milliseconds. */
  timeout: number;
}

/** The command `probe`. Its exit code is 0 if a visitor's message would arrive, 1 if it would not, 2 on wrong use. */
export const probe = new Command('probe')
  .description('Sends a test message through the contact form of a running site and follows it to the end.')
  .argument('<url>', 'address of the site, such as https://windas.example', siteUrl)
  .addOption(new Option('--env <name>', 'environment of wrangler.toml').choices(['preview', 'production']))
  .addOption(
    new Option('--timeout <seconds>', 'how long the notifications may take')
      .argParser(millisecondsFrom)
      // A default is not parsed, so it is in milliseconds; the help shows the seconds, `90`.
      .default(90_000, '90'),
  )
  .option('--config <file>', 'another wrangler.toml')
  .option('--persist-to <dir>', 'folder of another local database')
  .action(async (site: URL, { timeout, ...options }: Options) => {
    // Anything but this machine has a deployed database, by default that of production.
    const remote = !isThisMachine(site);
    const env = options.env ?? (remote ? 'production' : undefined);
    const query = enquiriesDatabase({ ...options, remote, ...(env && { env }) });
    await probeForm(site, query, { timeout, onStep: (step) => console.log(`probe: ${step}`) });
    console.log(`probe: a visitor’s message from ${site.origin} arrives`);
  });

export function isThisMachine({ hostname }: URL): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

function siteUrl(text: string): URL {
  if (URL.canParse(text) && /^https?:/i.test(text)) return new URL(text);
  throw new InvalidArgumentError('Give the address of the site, such as https://windas.example.');
}

/** Reads seconds, and gives them in milliseconds. */
function millisecondsFrom(text: string): number {
  if (Number(text) > 0) return Number(text) * 1000;
  throw new InvalidArgumentError('Give seconds above zero.');
}
