#!/usr/bin/env node
import { enableCompileCache, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

// Starting is most of what a small check costs. The cache is silent where it cannot be written.
enableCompileCache(fileURLToPath(new URL('../.cache/compile', import.meta.url)));

// The project's own modules are where they say they are: looking for them takes as long as loading them.
const src = new URL('../src/', import.meta.url).href;
registerHooks({
  resolve(specifier, context, next) {
    const isOwn = specifier.endsWith('.ts') && /^(?:#src|\.\.?)\//.test(specifier);
    if (!isOwn) return next(specifier, context);
    const url = specifier.startsWith('#') ? src + specifier.slice(5) : new URL(specifier, context.parentURL).href;
    return { url, format: 'module-typescript', shortCircuit: true };
  },
});

const { run } = await import('./commands/program.ts');
process.exitCode = await run(process.argv.slice(2));
