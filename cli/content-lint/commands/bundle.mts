import { join } from 'node:path';
import { build } from 'vite';

// Run when the package is made, and no part of it. In a few files instead of three hundred the tool starts in two thirds
// of the time: `npm run bench -- lint` measures it. What the package depends on stays outside.
const folder = join(import.meta.dirname, '..');
await build({
  root: folder,
  configFile: false,
  logLevel: 'warn',
  build: {
    ssr: true,
    outDir: join(folder, 'dist'),
    emptyOutDir: false,
    target: 'node22.18',
    minify: false,
    rolldownOptions: {
      input: { bin: join(folder, 'bin.js'), api: join(folder, 'api.ts'), host: join(folder, 'host.ts') },
      // The host finds the files of the tool one folder above it, as in the source.
      output: { entryFileNames: '[name].js', chunkFileNames: 'host/[name].js' },
    },
  },
});
