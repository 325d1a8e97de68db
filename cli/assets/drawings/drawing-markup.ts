import { join } from 'node:path';
import { prerender } from 'react-dom/static';
import { createServer, createServerModuleRunner } from 'vite';
import type { WantedDrawing } from './wanted-drawings.ts';

/** Gives the HTML of drawings, as it is on the pages of services. Vite loads the components: Node cannot read JSX. */
export async function drawingMarkup(root: string, wanted: readonly WantedDrawing[]): Promise<string[]> {
  await using stack = new AsyncDisposableStack();
  // Nothing is served, watched or bundled: the server only compiles the modules that `runner` imports.
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  stack.defer(() => server.close());
  const runner = createServerModuleRunner(server.environments.ssr, { hmr: false });
  stack.defer(() => runner.close());
  const { drawingElement } = await runner.import<typeof import('./drawing-element.tsx')>(
    join(import.meta.dirname, 'drawing-element.tsx'),
  );
  return await Promise.all(
    wanted.map(async (drawing) => {
      const { prelude } = await prerender(drawingElement(drawing));
      return new Response(prelude).text();
    }),
  );
}
