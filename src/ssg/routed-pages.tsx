import type { ComponentType, ReactNode } from 'react';

/** What `import.meta.glob` gives for `./pages/**`. */
export type PageModules = Record<string, () => Promise<unknown>>;

interface PageModule {
  default: ComponentType<{ slug?: string; children?: ReactNode }>;
  getConfig?: () => { render: 'static'; staticPaths?: readonly string[] };
}

/**
 * Every page of the page files as the file router would put it together: its path, and the page inside the layouts of
 * the folders above it. A `[slug]` file gives a page for each of its `staticPaths`. Throws on a page that is not static.
 */
export async function routedPages(modules: PageModules): Promise<Generator<{ path: string; element: ReactNode }>> {
  const loaded: [string, PageModule][] = [];
  for (const [file, load] of Object.entries(modules)) loaded.push([file, (await load()) as PageModule]);
  const layouts = loaded.filter(([file]) => file.endsWith('/_layout.tsx'));
  const pages = loaded.filter(([file]) => !/\/_\w+\.tsx?$/.test(file));
  function* all(): Generator<{ path: string; element: ReactNode }> {
    for (const [file, { default: Page, getConfig }] of pages) {
      const config = getConfig?.();
      if (config?.render !== 'static') throw new Error(`${file}: every page of this site is static`);
      const around = layouts.filter(([layout]) => file.startsWith(layout.slice(0, -'_layout.tsx'.length)));
      const wrap = (page: ReactNode) =>
        around.reduceRight((inner, [, { default: Layout }]) => <Layout>{inner}</Layout>, page);
      const path = file.replace(/^\.\/pages/, '').replace(/(\/index)?\.tsx$/, '');
      if (!config.staticPaths) yield { path, element: wrap(<Page />) };
      for (const slug of config.staticPaths ?? [])
        yield { path: path.replace('[slug]', slug), element: wrap(<Page slug={slug} />) };
    }
  }
  return all();
}
