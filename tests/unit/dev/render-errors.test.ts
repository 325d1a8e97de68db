import { channel } from 'node:diagnostics_channel';
import { expect, test } from 'vitest';
import { renderErrors } from '#cli/dev/render-errors.ts';

type Middleware = (request: unknown, response: unknown, next: (error?: Error) => void) => void;

/** Answers a request with the status 500 after these calls of the console, and gives the error that is shown. */
function shownAfter(...calls: readonly ['error' | 'warn', ...unknown[]][]): Error | undefined {
  let middleware: Middleware = () => {};
  const server = { middlewares: { use: (given: Middleware) => (middleware = given) } };
  const configure = renderErrors().configureServer as unknown as (of: typeof server) => () => void;
  configure(server)();
  let shown: Error | undefined;
  const response = { writeHead: (_status: number) => response };
  middleware({}, response, (error) => {
    shown = error ?? shown;
  });
  for (const [level, ...parameters] of calls) channel(`console.${level}`).publish(parameters);
  response.writeHead(500);
  return shown;
}

const cause = 'Error: no such page\\n    at render (page.tsx:1:1)';

test('a warning before the error is not shown as its cause', () => {
  const warning = ['warn', 'A package is old.'] as const;
  expect(shownAfter([...warning], ['warn', cause])?.message).toBe('Error: no such page');
  expect(shownAfter([...warning], ['error', 'Error during rendering:', cause], [...warning])?.message).toBe(
    'Error: no such page',
  );
});

test('without a word in the console, the terminal is named', () => {
  expect(shownAfter()?.message).toMatch(/The terminal/);
});
