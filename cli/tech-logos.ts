#!/usr/bin/env node
// Draws public/logos/tech from simple-icons: one file for every technique of the about page and of a case's stack.
// A name without a file is shown as text (R40).
import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as icons from 'simple-icons';
import * as v from 'valibot';
import { parse } from 'yaml';
import { techLogoPath } from '#src/domain/tech-logo.ts';
import { TechnologiesSchema } from '#src/domain/technologies.ts';

/** Part of a drawing's 24 × 24 to show: WooCommerce's is a long word, of which the balloon alone reads at this size. */
const views: Record<string, { viewBox: string; width: number; height: number }> = {
  WooCommerce: { viewBox: '0 9.5 8.2 5', width: 31, height: 19 },
};
const whole = { viewBox: '0 0 24 24', width: 24, height: 24 };

const root = path.resolve(import.meta.dirname, '..');
const read = async (file: string): Promise<unknown> => parse(await readFile(path.join(root, file), 'utf8'));

const StackSchema = v.object({ stack: v.array(v.string()) });
const cases = globSync('content/projects/*.yaml', { cwd: root });
const stacks = await Promise.all(cases.map(async (file) => v.parse(StackSchema, await read(file)).stack));
const names = new Set([...v.parse(TechnologiesSchema, await read('content/technologies.yaml')), ...stacks.flat()]);

const drawings = new Map(Object.values(icons).map((icon) => [icon.title, icon.path]));
for (const name of [...names].sort()) {
  const drawing = drawings.get(name);
  if (!drawing) {
    console.log(`none     ${name}: shown as text`);
    continue;
  }
  const target = path.join(root, 'public', techLogoPath(name));
  await mkdir(path.dirname(target), { recursive: true });
  const { viewBox, width, height } = views[name] ?? whole;
  const size = `width="${width}" height="${height}" viewBox="${viewBox}"`;
  await writeFile(
    target,
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} fill="currentColor"><path d="${drawing}"/></svg>\n`,
  );
  console.log(`written  public${techLogoPath(name)}`);
}
