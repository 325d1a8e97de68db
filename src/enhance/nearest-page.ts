import { type NamedPath, nearestPage } from '#src/domain/nearest-page.ts';

/** Names the page that is most like the address nobody lives at, behind the words that wait for it. */
export async function start(place: HTMLElement): Promise<void> {
  const home = `/${document.documentElement.lang}`;
  const pages: NamedPath[] = await (await fetch(place.dataset.nearest ?? '')).json();
  const found = nearestPage(location.pathname, pages);
  if (!found || !place.hidden) return;
  const [path, name] = found;
  const link = document.createElement('a');
  link.href = path ? `${home}/${path}` : home;
  link.textContent = name;
  place.append(' ', link);
  place.hidden = false;
}
