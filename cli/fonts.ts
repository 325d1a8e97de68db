#!/usr/bin/env node
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { fallbackModule } from '#cli/assets/fonts/fallback-module.ts';
import { fontFamilies } from '#cli/assets/fonts/families.ts';
import { siteCharacters } from '#cli/assets/fonts/site-characters.ts';
import { fontPackage, shippedFont } from '#cli/assets/fonts/subset.ts';

const root = path.resolve(import.meta.dirname, '..');
const atMost = 45_000;

async function run(): Promise<void> {
  const folder = path.join(root, 'public/fonts');
  mkdirSync(folder, { recursive: true });
  const characters = siteCharacters(root);
  let total = 0;
  for (const family of fontFamilies) {
    const font = await shippedFont(root, family, characters);
    total += font.length;
    writeFileSync(path.join(folder, `${family.name}.woff2`), font);
    copyFileSync(path.join(fontPackage(root, family), 'LICENSE'), path.join(folder, `${family.name}-OFL.txt`));
    console.log(`${String(font.length).padStart(6)} B  public/fonts/${family.name}.woff2`);
  }
  console.log(`${String(total).padStart(6)} B  together, for ${[...characters].length} characters`);
  const target = path.join(root, 'src/styles/font-fallbacks.ts');
  const module = await fallbackModule(root);
  if (readIfThere(target) !== module) writeFileSync(target, module);
  if (total > atMost) throw new Error(`The fonts weigh ${total} bytes together; at most ${atMost} are allowed.`);
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

await new Command('fonts')
  .description('Cuts the two typefaces to what the site uses and matches their local fallbacks to them.')
  .action(run)
  .parseAsync()
  .catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
