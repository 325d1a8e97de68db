import { relative, resolve } from 'node:path';
import { createElement, type FC } from 'react';
import { prerender } from 'react-dom/static';
import { createServer, createServerModuleRunner } from 'vite';

const root = resolve(import.meta.dirname, '../..');

export interface RenderedPage {
  html: string;
  /** Files of this repository that ran, from its root. */
  modules: string[];
}

/** Renders the page of a route's file with its props, as a server does that has loaded nothing yet. */
export async function renderPage(file: string, props: Record<string, string>): Promise<RenderedPage> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const runner = createServerModuleRunner(server.environments.ssr, { hmr: false });
  try {
    const { default: Page } = await runner.import<{ default: FC<Record<string, string>> }>(`/${file}`);
    const { prelude } = await prerender(createElement(Page, props));
    const html = await new Response(prelude).text();
    const files = [...runner.evaluatedModules.fileToModulesMap.keys()].map((path) => relative(root, path));
    return { html, modules: files.filter((path) => /^(src|cli)\//.test(path)).sort() };
  } finally {
    await runner.close();
    await server.close();
  }
}
