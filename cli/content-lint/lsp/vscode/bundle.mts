import { join } from 'node:path';
import { build } from 'vite';

const folder = import.meta.dirname;

/** Makes one file of the extension and the client that it needs. */
await build({
  root: folder,
  configFile: false,
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: {
    ssr: join(folder, 'extension.cjs'),
    outDir: join(folder, 'dist'),
    minify: true,
    rolldownOptions: {
      external: ['vscode'],
      output: { format: 'cjs', entryFileNames: 'extension.cjs', exports: 'named' },
    },
  },
});
