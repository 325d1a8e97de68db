import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RefreshReport } from '#cli/assets/refresh-report.ts';
import { loadSite } from '#src/content/load-site.ts';
import { writeWorkerMessages } from '#src/ssg/site-files/worker-messages.ts';
import { drawingImports } from '#src/styles/drawing-imports.ts';

/** Waku's types of the page files, from which the compiler checks the route table. */
const pageTypesPath = 'src/pages.gen.ts';

/** A file of code that is written from other files. */
interface GeneratedFile {
  path: string;
  /** Whether the file is up to date. Left out if making the file takes no longer than finding that out. */
  isCurrent?: (root: string) => boolean;
  /** Makes the file. Throws if that fails. */
  make: (root: string) => void;
}

const messageTypesPath = 'src/i18n/generated/messages.d.ts';
const drawingsPath = 'src/styles/generated/drawings.css';
const bindingsPath = 'src/worker/generated/bindings.d.ts';

const generatedFiles: readonly GeneratedFile[] = [
  { path: messageTypesPath, make: run('node', 'cli/content-lint/bin.js', 'types', '--out', messageTypesPath) },
  {
    path: 'src/worker/generated/messages.ts',
    make(root) {
      const { site, catalogues } = loadSite(root);
      // This writes below the working directory and not below `root`; in every command they are the same.
      writeWorkerMessages(site, catalogues);
    },
  },
  {
    path: drawingsPath,
    make(root) {
      mkdirSync(dirname(join(root, drawingsPath)), { recursive: true });
      writeFileSync(join(root, drawingsPath), drawingImports());
    },
  },
  {
    path: bindingsPath,
    isCurrent: (root) => changedAt(root, bindingsPath) > changedAt(root, 'wrangler.toml'),
    make: run('wrangler', 'types', bindingsPath, '--strict-vars=false'),
  },
  { path: pageTypesPath, isCurrent: arePageTypesCurrent, make: run('waku', 'router', 'typegen') },
];

/**
 * Makes the code that follows from messages, page files and configuration. Throws a `ContentError` if the site cannot
 * be read.
 */
export function updateGeneratedCode(root: string): RefreshReport {
  const report: RefreshReport = { made: [], kept: 0, removed: [], problems: [] };
  for (const { path, isCurrent, make } of generatedFiles) {
    const before = textOf(root, path);
    // A file that is there is kept only if it has an `isCurrent` that says so.
    if (before === undefined || !isCurrent?.(root)) make(root);
    const after = textOf(root, path);
    if (after === before) report.kept += 1;
    else report.made.push({ path, bytes: after?.length ?? 0 });
  }
  return report;
}

/** Makes a function that runs a program of `node_modules/.bin`. Its output is only shown if it fails. */
function run(program: string, ...parameters: string[]): GeneratedFile['make'] {
  return (root) => {
    const { status, stdout, stderr, error } = spawnSync(program, parameters, { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw error ?? new Error(`\`${[program, ...parameters].join(' ')}\` failed:\n${stdout}${stderr}`);
  };
}

function changedAt(root: string, path: string): number {
  return statSync(join(root, path)).mtimeMs;
}

function textOf(root: string, path: string): string | undefined {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Whether Waku's types name exactly the page files that exist. The development server writes these types as well. */
function arePageTypesCurrent(root: string): boolean {
  const types = readFileSync(join(root, pageTypesPath), 'utf8');
  // Waku writes a line for each page: `| ({ path: '/nl/contact' } & GetConfigResponse<…>)`.
  const named = [...types.matchAll(/\{ path: '([^']+)' \} &/g)].map(([, path]) => path);
  const files = globSync('**/*.tsx', { cwd: join(root, 'src/pages') }).filter((file) => !file.endsWith('_layout.tsx'));
  const paths = files.map((file) => `/${file.replace(/\.tsx$/, '').replace(/(^|\/)index$/, '')}`);
  return named.sort().join() === paths.sort().join();
}
