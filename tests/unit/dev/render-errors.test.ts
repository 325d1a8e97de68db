import { channel } from 'node:diagnostics_channel';
import { expect, test } from 'vitest';
import { renderErrors } from '#cli/dev/render-errors.ts';

type Middleware = (request: unknown, response: unknown, next: (error?: Error) => void) => void;
type Call = [level: 'error' | 'warn', ...unknown[]];

const print = (...calls: readonly Call[]) => {
  for (const [level, ...parameters] of calls) channel(`console.${level}`).publish(parameters);
};

/** Makes a function that answers a request with the status 500 after `render`, and gives the error that is shown. */
function failingServer() {
  let middleware: Middleware = () => {};
  const server = { middlewares: { use: (given: Middleware) => (middleware = given) } };
  const configure = renderErrors().configureServer as unknown as (of: typeof server) => () => void;
  configure(server)();
  return (render: () => void | Promise<void>) =>
    new Promise<Error>((resolve) => {
      const response = { writeHead: (_status: number) => response };
      middleware({}, response, async (error) => {
        if (error) return resolve(error);
        await render();
        response.writeHead(500);
      });
    });
}

const cause = 'Error: no such page\\n    at render (page.tsx:1:1)';

test('a warning before the error is not shown as its cause', async () => {
  const shownAfter = async (...calls: readonly Call[]) => (await failingServer()(() => print(...calls))).message;
  const warning = ['warn', 'A package is old.'] as const;
  expect(await shownAfter([...warning], ['warn', cause])).toBe('Error: no such page');
  expect(await shownAfter([...warning], ['error', 'Error during rendering:', cause], [...warning])).toBe(
    'Error: no such page',
  );
});

test('without a word in the console, the terminal is named', async () => {
  expect((await failingServer()(() => {})).message).toMatch(/The terminal/);
});

test('of two pages that fail at the same time, each shows its own error', async () => {
  const answer = failingServer();
  const shown = ['Error: first', 'Error: second'].map((message) =>
    answer(async () => {
      print(['warn', message]);
      await Promise.resolve();
    }),
  );
  expect((await Promise.all(shown)).map(({ message }) => message)).toEqual(['Error: first', 'Error: second']);
});
