import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect as expectSoon, type FrameLocator, type Page } from '@playwright/test';
import type { Project } from '#cli/desk/desk-api.ts';
import { copyProject } from '../copy-project.ts';
import { patience } from '../dev-server.ts';
import { freePort } from '../free-port.ts';

/** The development server renders each page when it is asked for, which a loaded machine takes its time for. */
export const expect = expectSoon.configure({ timeout: patience.timeout });

export const title = 'pages.home.teasers.title';
export const home = 'i18n/nl/pages/home.json';

/** A desk over a copy of the project with a repository of its own. */
export interface RunningDesk {
  root: string;
  address: string;
  /** The group of the processes of the desk. */
  group: number;
  git(...parameters: string[]): string;
  read(path: string): string;
  /** Ends the desk without a warning, as a closed laptop does, and starts it again at the same address. */
  restart(): Promise<void>;
  stop(): void;
}

export async function startDesk(): Promise<RunningDesk> {
  const root = copyProject('words-desk');
  const git = (...parameters: string[]) => {
    const person = ['-c', 'user.name=Desk', '-c', 'user.email=desk@example.com'];
    return execFileSync('git', [...person, ...parameters], { cwd: root, encoding: 'utf8' });
  };
  git('init', '--quiet');
  git('add', 'content', 'i18n', 'public/images', 'src');
  git('commit', '--quiet', '--message', 'Words');
  const port = await freePort();
  const desk: RunningDesk = {
    root,
    git,
    ...(await start(root, port)),
    read: (path) => readFileSync(join(root, path), 'utf8'),
    async restart() {
      process.kill(-desk.group, 'SIGKILL');
      Object.assign(desk, await start(root, port));
    },
    stop() {
      process.kill(-desk.group, 'SIGKILL');
      rmSync(root, { recursive: true, force: true });
    },
  };
  return desk;
}

async function start(root: string, port: number): Promise<Pick<RunningDesk, 'address' | 'group'>> {
  const desk = spawn(process.execPath, ['cli/main.ts', 'desk', '--port', String(port)], { cwd: root, detached: true });
  const address = await new Promise<string>((resolve, reject) => {
    desk.stdout.on('data', (bytes: Buffer) => {
      const found = /http:\S+token=\S+/.exec(bytes.toString());
      if (found) resolve(found[0]);
    });
    desk.once('exit', (code) => reject(new Error(`the desk ended with ${code}`)));
  });
  return { address, group: desk.pid ?? 0 };
}

/**
 * The status and the destination that the desk gives for a path. Not by Playwright's `page.request`: it may use a connection
 * again just when the server closes it after five seconds, and then fails with ECONNRESET.
 */
export async function redirectOf({ address }: RunningDesk, path: string): Promise<[number, string | null]> {
  const answer = await fetch(new URL(path, address), { redirect: 'manual', headers: { Accept: 'text/html' } });
  return [answer.status, answer.headers.get('location')];
}

/** Has the files as they were committed, and opens the desk once it has noticed. */
export async function openClean(page: Page, { git, read, address }: RunningDesk): Promise<void> {
  git('checkout', '--quiet', '--', 'content', 'i18n', 'public/images');
  await openDesk(page, address);
  const { origin, searchParams } = new URL(address);
  await expect
    .poll(async () => {
      const headers = { 'Content-Type': 'application/json', 'X-Desk-Token': searchParams.get('token') ?? '' };
      const answer = await fetch(`${origin}/__desk/api/project`, { method: 'POST', body: '{}', headers });
      const { messages } = (await answer.json()) as Project;
      return messages.find(({ id }) => id === title)?.texts.nl;
    }, patience)
    .toBe(JSON.parse(read(home)).teasers.title);
}

/** Opens the desk, and waits until it has the page and its messages, and React has the page. */
async function openDesk(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(siteOf(page).locator('h1')).toBeVisible(patience);
  await expect(page.getByText(/^\d{2,} (?:texts|teksten)$/)).toBeVisible(patience);
  await expect(page.getByRole('status')).not.toContainText(/Reading|gelezen/, patience);
  const site = siteOf(page).locator('h1');
  const isHydrated = () => site.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));
  // A page that was still loading when files changed is loaded again while it is looked at.
  await expect(async () => expect(await isHydrated()).toBe(true)).toPass(patience);
}

export function siteOf(page: Page): FrameLocator {
  return page.frameLocator('iframe');
}

/** Opens a message from the list of its page. */
export async function openMessage(page: Page, id: string): Promise<void> {
  await page.getByRole('searchbox').fill(id);
  await page.getByRole('button', { name: id }).first().click();
  await expect(page.getByRole('heading', { name: id })).toBeFocused();
}
