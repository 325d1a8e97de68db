import { readdirSync, readFileSync } from 'node:fs';

/** Where the servers of the browser tests write what they print. */
export const logFolder = '.cache/e2e';

/** Pieces of what the tests type into the form: no log may show one. */
const typed = [/\bAda\b/, /ada@example/i, /085 123 45 67/, /voor kaas/, /We sell cheese/, /\bkaas\b.*\bwebshop\b/i];

/** After the last test: throws where a server has printed what a visitor typed, or printed nothing that could be searched. */
export default function searchLogs(): void {
  const logs = readdirSync(logFolder).map((name) => ({ name, text: readFileSync(`${logFolder}/${name}`, 'utf8') }));
  if (!logs.some(({ text }) => /GET|POST/.test(text))) {
    throw new Error(`${logFolder}: no server has logged a request, so the search for typed values proves nothing`);
  }
  const shown = logs.flatMap(({ name, text }) =>
    typed.filter((piece) => piece.test(text)).map((piece) => `${name}: ${piece}`),
  );
  if (shown.length > 0) throw new Error(`a log shows what a visitor typed: ${shown.join(', ')}`);
}
