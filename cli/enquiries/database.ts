import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

/** Which database to use. */
export interface DatabaseOptions {
  /** The deployed database; otherwise the local one. */
  remote?: boolean;
  /** The environment of `wrangler.toml`, such as `production`. */
  env?: string;
  /** The path of another `wrangler.toml`. */
  config?: string;
  /** The folder of another local database. */
  persistTo?: string;
  /** The folder of the project, which has wrangler. Without it, the folder in which a command is run. */
  folder?: string;
}

export type Query = <Row = Record<string, string | number | null>>(sql: string) => Promise<Row[]>;

const execute = promisify(execFile);
/** How much wrangler may print, in bytes. */
const maxBytes = 256 * 1024 * 1024;

/** Pauses in milliseconds before a statement is tried again because a running site has the local database locked. */
const busyRetryDelays = [100, 300, 1000, 3000];

/** The name of a database in messages, such as `the deployed database of production`. */
export function databaseName({ remote, env, persistTo }: DatabaseOptions): string {
  if (remote) return `the deployed database of ${env}`;
  return `the local database${persistTo ? ` in ${persistTo}` : ''}`;
}

/**
 * Gives a function that runs one SQL statement through wrangler, on the local or the deployed database, and gives the
 * rows. It throws an error that says why the database gave no answer and what to do.
 * Wrangler takes no parameters for a statement, so every value has to go through `sqlText`.
 */
export function enquiriesDatabase({ remote, env = '', config, persistTo, folder }: DatabaseOptions): Query {
  const flags = [
    remote ? '--remote' : '--local',
    // An empty name is the environment at the top of wrangler.toml.
    '--env',
    env,
    ...(config ? ['--config', config] : []),
    ...(persistTo ? ['--persist-to', persistTo] : []),
  ];
  return async <Row>(sql: string) => {
    // `DB` is the binding of the database in `wrangler.toml`.
    const parameters = ['d1', 'execute', 'DB', ...flags, '--json', '--yes', '--command', sql];
    const run = () =>
      execute('wrangler', parameters, {
        ...(folder && { cwd: folder }),
        env: wranglerEnvironment(folder),
        maxBuffer: maxBytes,
      });
    const { stdout } = await whenNotBusy(run).catch(explain);
    // What wrangler prints before its JSON is left out. The JSON begins with a line of its own.
    const start = stdout.search(/^\[$/m);
    if (start === -1) throw new Error(`wrangler gave no rows, but:\n${stdout.trim()}`);
    const answer = JSON.parse(stdout.slice(start)) as { results: Row[] }[];
    return answer[0]?.results ?? [];
  };
}

/**
 * The environment for wrangler without its log file: in the user's home it would keep all it prints, and so enquiries.
 * `WRANGLER_LOG` is the level of what it prints: a user's own `debug` would print more than the answer.
 */
const wranglerEnvironment = (folder?: string) => ({
  ...process.env,
  ...(folder && { PATH: `${join(folder, 'node_modules/.bin')}:${process.env.PATH ?? ''}` }),
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_WRITE_LOGS: 'false',
  WRANGLER_LOG: 'log',
  NO_COLOR: '1',
});

interface WranglerError {
  code?: string | number;
  stdout?: string;
  stderr?: string;
}

/** Whether the database was locked. SQLite then has done nothing of the statement, so it can be tried again. */
const isBusy = ({ stdout = '', stderr = '' }: WranglerError) => /SQLITE_BUSY/.test(stdout + stderr);

async function whenNotBusy<Result>(run: () => Promise<Result>): Promise<Result> {
  for (const delay of busyRetryDelays) {
    try {
      return await run();
    } catch (error) {
      if (!isBusy(error as WranglerError)) throw error;
    }
    await pause(delay);
  }
  return run();
}

function explain(error: WranglerError): never {
  if (error.code === 'ENOENT') throw new Error('wrangler was not found: run the command as `npm run enquiries -- …`');
  const output = `${error.stdout ?? ''}${error.stderr ?? ''}`;
  if (/no such table/.test(output)) {
    throw new Error(
      'the database has no tables yet: start the site once, or run `npx wrangler d1 migrations apply DB`',
    );
  }
  throw new Error(`wrangler could not use the database:\n${output.trim()}`);
}

/** A value as SQL: text in quotes, with quotes doubled. Throws on a null byte, which SQL text cannot contain. */
export function sqlText(value: string | number): string {
  if (typeof value === 'number') return String(value);
  if (value.includes('\0')) throw new Error('a value with a null byte cannot be looked up');
  return `'${value.replaceAll("'", "''")}'`;
}
