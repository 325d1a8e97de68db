import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { paletteCss } from '#src/styles/palette-css.ts';

/** The largest script of the panel, in bytes. */
const maxScript = 20_000_000;

/** Compiles the panel, and gives its JavaScript. Throws an error with the compiler's output. */
export async function panelScript(): Promise<string> {
  // The development server sets `NODE_ENV`; with it, Vite would compile React for development.
  const { NODE_ENV: _unused, ...env } = process.env;
  const compiler = join(import.meta.dirname, 'build-panel.ts');
  return (await promisify(execFile)(process.execPath, [compiler], { env, maxBuffer: maxScript })).stdout;
}

/** The palette of the site, and the styles of the panel. */
export function panelStyles(): string {
  return `${paletteCss()}\n${readFileSync(join(import.meta.dirname, '../panel/panel.css'), 'utf8')}`;
}
