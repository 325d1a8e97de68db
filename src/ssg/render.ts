import type { fsRouter } from 'waku/router/server';

type HandleBuild = ReturnType<typeof fsRouter>['handleBuild'];

/**
 * The build of Waku's router, of which only the HTML is written: flight data is for a client that this site does not have,
 * and the metadata for a server. What a page has for hydrating the whole document is taken out of it.
 */
export function renderPages(handleBuild: HandleBuild): HandleBuild {
  return (utils) =>
    handleBuild({
      ...utils,
      saveBuildMetadata: async () => {},
      generateFile: async (file, body) => {
        if (!file.endsWith('.html')) {
          if (typeof body !== 'string') void body.cancel();
          return;
        }
        const html = withoutHydration(await new Response(body).text());
        // Waku answers a page that failed to render with an empty one, and throws what its view threw at the end.
        if (/<main[\s>]/.test(html)) await utils.generateFile(file, html);
        else console.error(`${file}: the page came out without its content; look below for what its view threw`);
      },
    });
}

/** A page as React writes it, without flight data, the script that would hydrate the document, and what that one loads. */
export function withoutHydration(html: string): string {
  return html
    .replace(/<script id="_R_">[\s\S]*?<\/script>/, '')
    .replace(/<script>\(self\.__FLIGHT_DATA\|\|=\[\]\)\.push\([\s\S]*?\)<\/script>/g, '')
    .replace(/<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
    .replace(/<meta name="generator"[^>]*>/, '');
}
