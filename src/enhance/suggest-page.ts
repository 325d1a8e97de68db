import { type NamedPath, suggestPage } from '#src/domain/suggest-page.ts';

/** Adds a link to the page whose URL or name is most like this address, and shows the sentence it completes. */
export async function start(sentence: HTMLElement): Promise<void> {
  const home = `/${document.documentElement.lang}`;
  const pages: NamedPath[] = await (await fetch(sentence.dataset.pages ?? '')).json();
  const found = suggestPage(location.pathname, pages);
  if (!found || !sentence.hidden) return;
  const [path, name] = found;
  const link = document.createElement('a');
  link.href = path ? `${home}/${path}` : home;
  link.textContent = name;
  sentence.append(' ', link);
  sentence.hidden = false;
}
