import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/**
 * Compiles the panel and prints it, as a separate program: the server of the site has plugins for its own pages, and
 * would keep the two hundred megabytes that compiling takes.
 */

const panel = join(import.meta.dirname, '../panel');
const { output } = (await build({
  root: panel,
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    write: false,
    minify: false,
    modulePreload: false,
    rolldownOptions: { input: join(panel, 'main.tsx') },
  },
})) as Rolldown.RolldownOutput;
process.stdout.write(output[0].code);
