import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { paletteCss } from '#src/styles/palette-css.ts';

const panel = join(import.meta.dirname, '../panel');

/** Compiles the panel in memory: the server of the site has plugins for its own pages, and nothing is written. */
export async function panelScript(): Promise<string> {
  const { output } = (await build({
    root: panel,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    // The server of the site has said that this is development, which React in this build is not.
    oxc: { jsx: { development: false } },
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: join(panel, 'main.tsx') },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}

/** The palette of the site, and the styles of the panel. */
export function panelStyles(): string {
  return `${paletteCss()}\n${readFileSync(join(panel, 'panel.css'), 'utf8')}`;
}
