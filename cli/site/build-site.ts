import { spawnSync } from 'node:child_process';
import { refresh } from '#cli/refresh/refresh.ts';
import { removeBuild } from '#cli/site/remove-build.ts';
import { finishSite } from '#src/ssg/finish-site.ts';

export interface BuildOptions {
  /** Whether the content is checked first; a build of content that was just checked leaves it out. */
  check: boolean;
  /** Whether what is made from content is brought up to date first; where it just was, a build leaves it out. */
  refresh: boolean;
  /** Whether it is a preview, which search engines are asked to leave alone. */
  preview?: boolean;
}

/**
 * Brings what is made from content up to date, checks the content, has Waku render every page, and finishes them for the
 * edge. Gives the exit code.
 */
export async function buildSite(options: BuildOptions): Promise<number> {
  const start = performance.now();
  removeBuild('dist');
  const refreshed = options.refresh ? await refresh(process.cwd(), { onlyCode: false }) : 0;
  // What cannot be made from wrong content has its cause there, so the check has its say first.
  const failed =
    (options.check ? runStep('content check', 'node', ['cli/content-lint/bin.js', 'check']) : 0) ||
    refreshed ||
    runStep('rendering', 'waku', ['build'], 'quiet');
  if (failed) return failed;
  const { pages, styleSheets } = await finishSite('dist/public', { isPreview: options.preview ?? false });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`dist/public: ${pages} pages with ${styleSheets} style sheets in ${seconds} s`);
  return 0;
}

/** Runs a step of the build; what a quiet one prints is only shown where it fails. Gives its exit code. */
function runStep(name: string, command: string, parameters: readonly string[], mode?: 'quiet'): number {
  const output = mode === 'quiet' ? 'pipe' : 'inherit';
  const { status, error, stdout } = spawnSync(command, parameters, {
    stdio: ['inherit', output, 'inherit'],
    // In another mode, such as that of a test runner, pages would load the scripts of development.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status === 0) return 0;
  if (stdout) process.stdout.write(stdout);
  console.error(`build: the ${name} failed${error ? `: ${error.message}` : ''}`);
  return status ?? 1;
}
