import { spawn } from 'node:child_process';
import { type DerivedFileKind, refresh } from '#cli/refresh/refresh.ts';
import { removeBuild } from '#cli/site/remove-build.ts';
import { finishSite } from '#src/ssg/finish-site.ts';

export interface BuildOptions {
  /** Whether the content is checked first; a build of content that was just checked leaves it out. */
  check: boolean;
  /** Whether what is made from content is brought up to date first; a build leaves it out if it was just done. */
  refresh: boolean;
  /** With `refresh`: kinds of files that are left as they are nevertheless. */
  without?: readonly DerivedFileKind[];
  /** Whether it is a preview, which search engines are asked to leave alone. */
  preview?: boolean;
}

/**
 * Brings what is made from content up to date, checks the content, has Waku render every page, and finishes them for
 * the edge. Gives the exit code.
 */
export async function buildSite(options: BuildOptions): Promise<number> {
  const start = performance.now();
  removeBuild('dist');
  // These are committed, and a check or a test finds those that are not current. Drawings also need a browser.
  const without: DerivedFileKind[] = ['schemas', 'slugs', 'drawings', ...(options.without ?? [])];
  // `allSettled` keeps what `refresh` throws until the content check, which starts below, has given its result.
  const [refreshed] = await Promise.allSettled([options.refresh ? refresh(process.cwd(), { without }) : 0]);
  const checking = options.check ? startStep('content check', 'node', ['cli/content-lint/bin.js', 'check']) : undefined;
  const isRefreshed = refreshed.status === 'fulfilled' && refreshed.value === 0;
  const rendering = isRefreshed ? startStep('rendering', 'waku', ['build'], 'quiet') : undefined;
  // Wrong content can make the other steps fail too, so the result of the check is reported before theirs.
  const checkStatus = (await checking?.end()) ?? 0;
  if (checkStatus !== 0) {
    rendering?.stop();
    return checkStatus;
  }
  if (refreshed.status === 'rejected') throw refreshed.reason;
  const status = refreshed.value || ((await rendering?.end()) ?? 0);
  if (status !== 0) return status;
  const { pages, styleSheets } = await finishSite('dist/public', { isPreview: options.preview ?? false });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`dist/public: ${pages} pages with ${styleSheets} style sheets in ${seconds} s`);
  return 0;
}

/**
 * Starts a step of the build. `end` waits for it, gives its exit code and says so if it failed. The output of a quiet
 * step is only shown if it failed.
 */
function startStep(name: string, command: string, parameters: readonly string[], mode?: 'quiet') {
  const stdout = mode === 'quiet' ? 'pipe' : 'inherit';
  const step = spawn(command, parameters, {
    stdio: ['inherit', stdout, 'inherit'],
    // In another mode, such as that of a test runner, pages would load the scripts of development.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  // Decoded as a stream: a chunk may end inside a character.
  step.stdout?.setEncoding('utf8');
  let heldBack = '';
  step.stdout?.on('data', (text) => {
    heldBack += text;
  });
  const ended = new Promise<{ status: number; reason: string }>((resolve) => {
    step.once('error', ({ message }) => resolve({ status: 1, reason: `: ${message}` }));
    step.once('close', (status) => resolve({ status: status ?? 1, reason: '' }));
  });
  return {
    stop: () => step.kill(),
    async end(): Promise<number> {
      const { status, reason } = await ended;
      if (status === 0) return 0;
      process.stdout.write(heldBack);
      console.error(`build: the ${name} failed${reason}`);
      return status;
    },
  };
}
