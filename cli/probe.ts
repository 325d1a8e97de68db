#!/usr/bin/env node
import { Command, CommanderError, Option } from 'commander';
import { DatabaseError, type DatabaseOptions, enquiriesDatabase } from '#cli/enquiries/database.ts';
import { ProbeError, probeForm } from '#cli/enquiries/probe-form.ts';

interface Options extends DatabaseOptions {
  timeout: string;
}

const probe = new Command('probe')
  .description('Sends a test message through the contact form of a running site and follows it to the end.')
  .argument('<url>', 'address of the site, such as https://windas.example')
  .addOption(new Option('--env <name>', 'environment of wrangler.toml').choices(['preview', 'production']))
  .option('--timeout <seconds>', 'how long the notifications may take', '90')
  .option('--config <file>', 'another wrangler.toml')
  .option('--persist-to <dir>', 'folder of another local database')
  .exitOverride();

try {
  probe.parse();
  process.exitCode = await run(probe.args[0] ?? '', probe.opts<Options>());
} catch (error) {
  if (!(error instanceof CommanderError)) throw error;
  process.exitCode = error.exitCode === 0 ? 0 : 2;
}

/** Gives 0 when a visitor's message would arrive, 1 when it would not, 2 on wrong use. */
async function run(address: string, { timeout: seconds, ...options }: Options): Promise<number> {
  const timeout = Number(seconds) * 1000;
  if (!URL.canParse(address) || !/^https?:/.test(address) || !(timeout > 0)) {
    console.error('probe: give the address of the site, such as https://windas.example, and seconds above zero');
    return 2;
  }
  const site = new URL(address);
  const remote = !['localhost', '127.0.0.1'].includes(site.hostname);
  // Anything but this machine has a deployed database, by default that of production.
  const env = options.env ?? (remote ? 'production' : undefined);
  const query = enquiriesDatabase({ ...options, remote, ...(env && { env }) });
  try {
    await probeForm(site, query, { timeout, onStep: (step) => console.log(`probe: ${step}`) });
    console.log(`probe: a visitor’s message from ${site.origin} arrives`);
    return 0;
  } catch (error) {
    if (error instanceof ProbeError || error instanceof DatabaseError) console.error(`probe: ${error.message}`);
    else console.error(`probe: ${site.origin} could not be asked: ${(error as Error).message}`);
    return 1;
  }
}
