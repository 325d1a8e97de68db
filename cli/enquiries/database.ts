import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Which of the databases is meant. */
export interface Place {
  remote?: boolean;
  env?: string;
  config?: string;
  persistTo?: string;
}

/** The database could not be asked; the sentence says why and what to do. */
export class DatabaseFault extends Error {}

export type Query = <Row = Record<string, string | number | null>>(sql: string) => Promise<Row[]>;

const execute = promisify(execFile);
const bytesAtMost = 256 * 1024 * 1024;

/**
 * Gives a function that runs one SQL statement through wrangler, locally or on the deployed database, and gives its rows.
 * Wrangler takes no arguments for a statement: every value has to go through `sqlText`.
 */
export function leadsDatabase(place: Place): Query {
  const where = [
    place.remote ? '--remote' : '--local',
    ...(place.env ? ['--env', place.env] : ['--env', '']),
    ...(place.config ? ['--config', place.config] : []),
    ...(place.persistTo ? ['--persist-to', place.persistTo] : []),
  ];
  return async <Row>(sql: string) => {
    const parameters = ['d1', 'execute', 'DB', ...where, '--json', '--yes', '--command', sql];
    const { stdout } = await execute('wrangler', parameters, { env: quietly(), maxBuffer: bytesAtMost }).catch(explain);
    const answer = JSON.parse(stdout.slice(stdout.indexOf('['))) as { results: Row[] }[];
    return answer[0]?.results ?? [];
  };
}

/** Wrangler keeps a log of all it prints in the user's home, and here it prints enquiries. */
const quietly = () => ({
  ...process.env,
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_WRITE_LOGS: 'false',
  WRANGLER_LOG: 'log',
  NO_COLOR: '1',
});

function explain(error: { code?: string | number; stdout?: string; stderr?: string }): never {
  if (error.code === 'ENOENT') throw new DatabaseFault('wrangler was not found: run it as `npm run leads -- …`');
  const said = `${error.stdout ?? ''}${error.stderr ?? ''}`;
  if (/no such table/.test(said)) {
    throw new DatabaseFault(
      'the database has no tables yet: start the site once, or run `wrangler d1 migrations apply DB`',
    );
  }
  throw new DatabaseFault(`wrangler could not ask the database:\n${said.trim()}`);
}

/** A value as SQL: text in quotes, with quotes doubled. A null byte cannot stand in it. */
export function sqlText(value: string | number): string {
  if (typeof value === 'number') return String(value);
  if (value.includes('\0')) throw new DatabaseFault('a value with a null byte cannot be looked for');
  return `'${value.replaceAll("'", "''")}'`;
}
