import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * How the desk shows what it is about to publish, and how it puts that live. `desk.config.ts` at the root of a project
 * has it.
 */
export interface DeskConfig {
  /**
   * The command that serves a build, run in a folder with exactly the state that is to be published. The desk opens the
   * first address that it prints. It may go on running, as a server does, or end, as a deployment to a preview address
   * does.
   */
  preview: string;
  /** What puts a commit live: a push to a branch that CI deploys, or a command, run in a copy of that commit. */
  publish: { push: { remote: string; branch: string } } | { command: string };
}

/** Returns the configuration unchanged, with its type, so that editors complete its options. */
export function defineDesk(config: DeskConfig): DeskConfig {
  return config;
}

/** Reads the configuration of a project. Throws if there is none. */
export async function loadDeskConfig(root: string): Promise<DeskConfig> {
  const { default: config } = await import(pathToFileURL(join(root, 'desk.config.ts')).href);
  return config;
}
