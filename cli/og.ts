#!/usr/bin/env node
import path from 'node:path';
import { Command } from 'commander';
import {
  isCurrent,
  readShareLock,
  surplusShares,
  updateSharePictures,
} from '#cli/assets/share-pictures/update-share-pictures.ts';
import { wantedShares } from '#cli/assets/share-pictures/wanted-shares.ts';

const root = path.resolve(import.meta.dirname, '..');

async function run({ check }: { check?: true }): Promise<void> {
  const wanted = await wantedShares(root);
  if (check) {
    list(wanted);
    return;
  }
  const report = await updateSharePictures(root, wanted);
  for (const { path: file, bytes } of report.made) console.log(`made     ${Math.ceil(bytes / 1000)} kB  ${file}`);
  for (const file of report.removed) console.log(`removed  ${file}`);
  console.log(`${report.made.length} made, ${report.kept} unchanged, ${report.removed.length} removed`);
  for (const { path: file, message } of report.problems) console.error(`${file} ${message}`);
  if (report.problems.length > 0) process.exitCode = 1;
}

function list(wanted: Awaited<ReturnType<typeof wantedShares>>): void {
  const lock = readShareLock(root);
  const stale = wanted.filter((one) => !isCurrent(root, lock, one)).map((one) => one.path);
  const surplus = surplusShares(root, wanted);
  for (const file of stale) console.error(`stale    ${file}`);
  for (const file of surplus) console.error(`surplus  ${file}`);
  if (stale.length + surplus.length === 0) console.log(`${wanted.length} pictures for sharing are up to date`);
  else {
    console.error('Run `npm run og` and commit what it makes.');
    process.exitCode = 1;
  }
}

await new Command('og')
  .description('Draws the picture for sharing of every page into public/og; skips what has not changed.')
  .option('--check', 'only list what is missing, stale or surplus; exit code 1 where anything is')
  .action(run)
  .parseAsync()
  .catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
