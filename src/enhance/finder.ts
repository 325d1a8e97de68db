import { type FinderEntry, find } from '#src/domain/finder.ts';

type Row = [title: string, href: string, synonyms: string, features: string];

const indexes = new Map<string, Promise<FinderEntry[]>>();

/**
 * Makes a search field of services answer: a combobox whose list follows what is typed. Called once, when a visitor first
 * reaches for it; what was typed before counts.
 */
export async function start(search: HTMLElement): Promise<void> {
  const input = search.querySelector('input');
  const list = search.querySelector<HTMLElement>('[role=listbox]');
  const status = search.querySelector('p');
  const path = search.dataset.finder;
  if (!input || !list || !status || !path) return;
  const entries = await indexOf(path);
  let active = -1;

  const choose = (index: number) => {
    const options = [...list.children] as HTMLElement[];
    active = options.length ? (index + options.length) % options.length : -1;
    for (const [at, option] of options.entries()) option.setAttribute('aria-selected', String(at === active));
    const option = options[active];
    if (option) {
      input.setAttribute('aria-activedescendant', option.id);
      option.scrollIntoView({ block: 'nearest' });
    } else input.removeAttribute('aria-activedescendant');
  };
  const close = () => {
    list.hidden = true;
    input.setAttribute('aria-expanded', 'false');
    choose(-1);
    active = -1;
  };
  const show = () => {
    const query = input.value.trim();
    const found = find(entries, query);
    list.replaceChildren(...found.map((entry, index) => optionFor(entry, `${list.id}-${index}`)));
    list.hidden = found.length === 0;
    input.setAttribute('aria-expanded', String(found.length > 0));
    input.removeAttribute('aria-activedescendant');
    active = -1;
    status.textContent = query === '' ? '' : statusText(status.dataset, found.length);
  };

  input.addEventListener('input', show);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !list.hidden) {
      event.preventDefault();
      close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (list.hidden) show();
      choose(event.key === 'ArrowDown' ? active + 1 : active < 0 ? -1 : active - 1);
    } else if (event.key === 'Enter') {
      const option = list.children[Math.max(active, 0)] as HTMLElement | undefined;
      if (!list.hidden && option?.dataset.href) location.assign(option.dataset.href);
    }
  });
  // The pointer takes the option before the field loses its focus.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  list.addEventListener('click', (event) => {
    const option = (event.target as HTMLElement).closest<HTMLElement>('[data-href]');
    if (option?.dataset.href) location.assign(option.dataset.href);
  });
  search.addEventListener('focusout', (event) => {
    if (!search.contains(event.relatedTarget as Node | null)) close();
  });
  if (input.value) show();
}

function optionFor({ title, href }: FinderEntry, id: string): HTMLElement {
  const option = document.createElement('div');
  option.id = id;
  option.role = 'option';
  option.ariaSelected = 'false';
  option.className = 'item';
  option.dataset.href = href;
  option.textContent = title;
  return option;
}

function statusText(words: DOMStringMap, count: number): string {
  if (count === 0) return words.none ?? '';
  return ((count === 1 ? words.one : words.other) ?? '').replace('#', String(count));
}

/** The index at a path, fetched once a page; a failed fetch is tried again at the next focus. */
function indexOf(path: string): Promise<FinderEntry[]> {
  const known = indexes.get(path);
  if (known) return known;
  const loading = fetch(path)
    .then((response) => (response.ok ? response.json() : Promise.reject(new Error(`${path}: ${response.status}`))))
    .then((rows: Row[]) => rows.map(([title, href, synonyms, features]) => ({ title, href, synonyms, features })));
  loading.catch(() => indexes.delete(path));
  indexes.set(path, loading);
  return loading;
}
