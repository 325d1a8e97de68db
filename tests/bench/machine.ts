import { execFileSync } from 'node:child_process';
import os from 'node:os';
import { findChromium } from '#cli/chromium/find-chromium.ts';

/** What figures depend on, so that a table can be compared with another. */
export interface Machine {
  date: string;
  cpu: string;
  cores: number;
  memoryGB: number;
  system: string;
  node: string;
  chromium: string;
  /** Mean number of waiting processes over the last minute, before the bench began. */
  load: number;
}

/** The machine and the moment of a bench; `chromium` is empty where none is installed. */
export function describeMachine(): Machine {
  const [first] = os.cpus();
  return {
    date: new Date().toISOString().slice(0, 10),
    cpu: first?.model.trim() ?? 'unknown',
    cores: os.availableParallelism(),
    memoryGB: Math.round(os.totalmem() / 2 ** 30),
    system: `${os.type()} ${os.release()}`,
    node: process.versions.node,
    chromium: chromiumVersion(),
    load: Math.round((os.loadavg()[0] ?? 0) * 100) / 100,
  };
}

function chromiumVersion(): string {
  try {
    const said = execFileSync(findChromium(), ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return /[\d.]{5,}/.exec(said)?.[0] ?? said.trim();
  } catch {
    return '';
  }
}
