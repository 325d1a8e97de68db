import { type NamedPath, suggestPages } from '#src/domain/suggest-page.ts';

/**
 * Adds links to the pages whose URL or name is most like this address, and shows the sentence that they complete. The
 * sentence and its `data-` attributes are in `src/templates/not-found-page.tsx`: `data-pages` is the URL of the list of
 * all pages of the language. With `data-path-prefix` only pages below that path are suggested: the error page of the
 * services suggests services.
 */
export async function start(sentence: HTMLElement): Promise<void> {
  const home = `/${document.documentElement.lang}`;
  const { pages: listUrl = '', pathPrefix = '' } = sentence.dataset;
  const list: NamedPath[] = await (await fetch(listUrl)).json();
  const nearest = suggestPages(
    location.pathname,
    list.filter(([path]) => `${home}/${path}`.startsWith(pathPrefix)),
  );
  if (nearest.length === 0) return;
  for (const [index, [path, name]] of nearest.entries()) {
    const link = document.createElement('a');
    link.href = path ? `${home}/${path}` : home;
    link.textContent = name;
    sentence.append(index > 0 ? ', ' : ' ', link);
  }
  sentence.hidden = false;
}
