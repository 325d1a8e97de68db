import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import type { Plugin } from 'vite';

/**
 * Shows a page that cannot be rendered in Vite's overlay, with the error and where it comes from: Waku answers “Internal
 * Server Error” on white and says the rest in the terminal. content-lint's report replaces it where words are the cause.
 */
export function renderErrors(): Plugin {
  return {
    name: 'render-errors',
    apply: 'serve',
    configureServer(server) {
      let stack = '';
      // Waku passes the error on to nobody. It prints it, with every line break escaped: where it is thrown, and again
      // with the answer.
      const keep = (text: unknown) => {
        stack ||= String(text).replaceAll('\\n', '\n');
      };
      subscribe('console.error', (parameters) => {
        const [label, text] = parameters as unknown[];
        if (label === 'Error during rendering:') keep(text);
      });
      subscribe('console.warn', (parameters) => keep((parameters as unknown[])[0]));
      // Returned, so that it comes after Vite has served files and modules.
      return () =>
        server.middlewares.use((_request, response, next) => {
          stack = '';
          replaceServerError(response, () => next(errorOf(stack || 'The terminal says why the page cannot be shown.')));
          next();
        });
    },
  };
}

/** Calls `answer` in place of an answer with status 500, of which nothing is sent. */
function replaceServerError(response: ServerResponse, answer: () => void): void {
  const writeHead = response.writeHead.bind(response) as (...parameters: unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...more: unknown[]) => {
    response.writeHead = writeHead;
    if (status !== 500) return writeHead(status, ...more);
    answer();
    return Object.assign(response, { write: () => true, end: () => response });
  };
}

/** The error whose stack this is: the text before its first frame is the message. */
function errorOf(stack: string): Error {
  const [message = ''] = stack.split(/\n\s+at /, 1);
  return Object.assign(new Error(message), { stack });
}
