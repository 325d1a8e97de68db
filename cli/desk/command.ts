import { Command, InvalidArgumentError } from 'commander';
import { addressOfRunningDesk } from '#cli/desk/running-desk.ts';
import { deskToken } from '#cli/desk/server/token.ts';
import { startDesk } from '#cli/desk/start-desk.ts';

export const command = new Command('desk')
  .description('Opens the words desk: the site in a browser, with every word of it open to be changed where it stands.')
  .option('--port <number>', 'port on this machine', readPort, 3100)
  .action(async ({ port }: { port: number }) => {
    const root = process.cwd();
    const runningAddress = await addressOfRunningDesk(root);
    // A second desk is not started: two desks would publish at the same time.
    if (runningAddress) console.log(`desk: ${runningAddress} (open already)`);
    else startDesk(port, deskToken(root));
  });

function readPort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new InvalidArgumentError('Write a port, such as 3100.');
}
