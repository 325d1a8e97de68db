#!/usr/bin/env node
import { runCommand } from '#cli/command-line/run-command.ts';

/** The programs by the names that `package.json` and the tests call them by. Each is loaded only when it is run. */
const programs = {
  // In `refresh/`, because it also makes what is no asset: code and schemas.
  assets: () => import('#cli/refresh/command.ts'),
  audit: () => import('#cli/audit/command.ts'),
  build: () => import('#cli/site/build-command.ts'),
  chromium: () => import('#cli/chromium/command.ts'),
  deploy: () => import('#cli/deploy/command.ts'),
  desk: () => import('#cli/desk/command.ts'),
  enquiries: () => import('#cli/enquiries/command.ts'),
  new: () => import('#cli/new/command.ts'),
  remove: () => import('#cli/remove/command.ts'),
  screens: () => import('#cli/screens/command.ts'),
  serve: () => import('#cli/site/serve-command.ts'),
  slugs: () => import('#cli/slugs/command.ts'),
  start: () => import('#cli/site/start-command.ts'),
};

const [name = '', ...parameters] = process.argv.slice(2);
if (!Object.hasOwn(programs, name)) {
  console.error(`main: \`${name}\` is no program. There are: ${Object.keys(programs).join(', ')}`);
  process.exit(2);
}
const { command } = await programs[name as keyof typeof programs]();
await runCommand(command, parameters);
