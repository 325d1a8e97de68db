import { defineConfig } from 'astro/config';

// As Astro comes, but for where it writes and, in the second build, for styles inside the document.
export default defineConfig({
  outDir: process.env.BENCH_OUT ?? 'dist',
  build: { inlineStylesheets: process.env.BENCH_STYLES ?? 'auto' },
});
