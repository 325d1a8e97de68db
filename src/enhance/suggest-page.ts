import { type NamedPath, suggestPages } from '#src/domain/suggest-page.ts';

/** Adds links to the pages whose URL or name is most like this address, and shows the sentence that they complete. */
export async function start(sentence: HTMLElement): Promise<void> {
  const home = `/${document.documentElement.lang}`;
  const { pages = '', below = '' } = sentence.dataset;
  const list: NamedPath[] = await (await fetch(pages)).json();
  const nearest = suggestPages(
    location.pathname,
    list.filter(([path]) => `${home}/${path}`.startsWith(below)),
  );
  if (nearest.length === 0 || !sentence.hidden) return;
  for (const [index, [path, name]] of nearest.entries()) {
    const link = document.createElement('a');
    link.href = path ? `${home}/${path}` : home;
    link.textContent = name;
    sentence.append(index > 0 ? ', ' : ' ', link);
  }
  sentence.hidden = false;
}
