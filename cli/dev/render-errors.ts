import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import type { Plugin } from 'vite';

/**
 * Shows in Vite's overlay why a page cannot be rendered, with the error and where it comes from: Waku answers “Internal
 * Server Error” on white and says the rest in the terminal. If words are the cause, content-lint's report replaces it.
 */
export function renderErrors(): Plugin {
  return {
    name: 'render-errors',
    apply: 'serve',
    configureServer(server) {
      // Waku does not pass an error on, but prints it twice, with every line break escaped: with `console.error` and a
      // label when it is thrown, with `console.warn` just before the answer. The first error with the label is shown;
      // without one the last warning, because those before it may be about anything.
      let thrown = '';
      let lastWarning = '';
      subscribe('console.error', (parameters) => {
        const [label, text] = parameters as unknown[];
        if (label === 'Error during rendering:') thrown ||= String(text);
      });
      subscribe('console.warn', (parameters) => {
        lastWarning = String((parameters as unknown[])[0]);
      });
      // Vite calls a function that is returned later, so this comes after Vite has served files and modules.
      return () =>
        server.middlewares.use((_request, response, next) => {
          thrown = '';
          lastWarning = '';
          replaceServerError(response, () => {
            const stack = (thrown || lastWarning).replaceAll('\\n', '\n');
            next(errorOf(stack || 'The terminal says why the page cannot be shown.'));
          });
          next();
        });
    },
  };
}

/** Calls `answer` if the response is given the status 500. Nothing of that response is sent then. */
function replaceServerError(response: ServerResponse, answer: () => void): void {
  const writeHead = response.writeHead.bind(response) as (...parameters: unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...more: unknown[]) => {
    response.writeHead = writeHead;
    if (status !== 500) return writeHead(status, ...more);
    answer();
    // Vite has sent the page with the error by now: whatever Waku still writes is dropped.
    return Object.assign(response, { write: () => true, end: () => response });
  };
}

/** Makes an error with this stack; the text before its first frame is the message. */
function errorOf(stack: string): Error {
  const [message = ''] = stack.split(/\n\s+at /, 1);
  return Object.assign(new Error(message), { stack });
}
