import { AsyncLocalStorage } from 'node:async_hooks';
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
      // Waku does not pass an error on, but prints it. What is printed is kept by request: two pages may fail at once.
      const requests = new AsyncLocalStorage<{ thrown: string; lastWarning: string }>();
      // Node publishes what is passed to `console.error` on a channel of that name. Waku prints each error at once,
      // behind this label; the first one is the cause of those after it.
      subscribe('console.error', (parameters) => {
        const [label, text] = parameters as unknown[];
        const printed = requests.getStore();
        if (printed && label === 'Error during rendering:') printed.thrown ||= String(text);
      });
      // Waku also prints the error of a page, as a warning, just before it answers with the status 500. It warns of
      // other things too, so only the last warning can be that error.
      subscribe('console.warn', (parameters) => {
        const printed = requests.getStore();
        if (printed) printed.lastWarning = String((parameters as unknown[])[0]);
      });
      // Vite calls the returned function after adding its own middleware: what is added here gets only the requests
      // that Vite itself has not answered.
      return () =>
        server.middlewares.use((_request, response, next) => {
          const printed = { thrown: '', lastWarning: '' };
          replaceServerError(response, () => {
            // Waku escapes line breaks.
            const stack = (printed.thrown || printed.lastWarning).replaceAll('\\n', '\n');
            next(errorOf(stack || 'The terminal says why the page cannot be shown.'));
          });
          requests.run(printed, next);
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
