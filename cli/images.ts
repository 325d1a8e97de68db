#!/usr/bin/env node
import path from 'node:path';
import { Command } from 'commander';
import { imageState, unnamedFiles, updateImages } from '#cli/assets/images/update-images.ts';
import { wantedPictures } from '#cli/assets/images/wanted-pictures.ts';
import { readImageManifest } from '#src/content/image-manifest.ts';
import { loadSite } from '#src/content/load-site.ts';

const root = path.resolve(import.meta.dirname, '..');

async function run({ check }: { check?: true }): Promise<void> {
  const wanted = wantedPictures(loadSite(root).site);
  if (check) {
    list(wanted);
    return;
  }
  const report = await updateImages(root, wanted);
  for (const { src, bytes } of report.made) console.log(`made     ${Math.ceil(bytes / 1000)} kB  ${src}`);
  for (const file of report.removed) console.log(`removed  ${file}`);
  console.log(`${report.made.length} made, ${report.kept} unchanged, ${report.removed.length} removed`);
  for (const { src, message } of report.problems) console.error(`${src} ${message}`);
  if (report.problems.length > 0) process.exitCode = 1;
}

function list(wanted: ReturnType<typeof wantedPictures>): void {
  const manifest = readImageManifest(root);
  const stale = wanted
    .map((picture) => ({ src: picture.src, state: imageState(root, picture, manifest[picture.src]) }))
    .filter(({ state }) => state !== 'current');
  const known = new Set(wanted.map(({ src }) => src));
  const surplus = [...Object.keys(manifest).filter((src) => !known.has(src)), ...unnamedFiles(root, manifest)];
  for (const { src, state } of stale) console.error(`${state.padEnd(9)}  ${src}`);
  for (const src of surplus) console.error(`surplus    ${src}`);
  if (stale.length + surplus.length === 0) console.log(`${wanted.length} pictures are up to date`);
  else {
    console.error('Run `npm run images` and commit what it makes.');
    process.exitCode = 1;
  }
}

await new Command('images')
  .description(
    'Makes AVIF and WebP in several widths of every picture that the records name; skips what has not changed.',
  )
  .option('--check', 'only list what is missing, stale or surplus; exit code 1 where anything is')
  .action(run)
  .parseAsync()
  .catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
