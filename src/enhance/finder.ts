import { type FinderEntry, type FinderIndex, finderPath } from '#src/domain/finder.ts';
import type { Locale } from '#src/domain/locale.ts';
import { searchServices } from '#src/domain/search-services.ts';

const language = document.documentElement.lang as Locale;
let index: FinderIndex | undefined;
let loading: Promise<void> | undefined;
/** How many fields have been started: the number makes the id of each list different. */
let finderCount = 0;

/**
 * Turns a search field for services into a combobox: a list shows the matches of what is typed, and a line says how
 * many there are. On the services overview the drawings are filtered too. Called once for each field, on its first
 * input; text that was typed before is searched for at once.
 */
export function start(finder: HTMLElement): void {
  const input = finder.querySelector('input') as HTMLInputElement;
  const list = document.createElement('div');
  list.id = `found-${++finderCount}`;
  list.role = 'listbox';
  list.ariaLabel = input.labels?.[0]?.textContent ?? '';
  list.className = 'panel';
  list.hidden = true;
  const status = document.createElement('p');
  status.role = 'status';
  status.className = 'note';
  finder.append(list, status);
  input.autocomplete = 'off';
  input.spellcheck = false;
  input.enterKeyHint = 'go';
  input.ariaAutoComplete = 'list';
  input.setAttribute('aria-controls', list.id);
  // The other field is in the phone menu, outside `main`.
  const isOnOverview = finder.closest('main') !== null;
  let active: Element | undefined;

  /** Makes an option the active one; without an option the cursor in the field is active again. */
  const activate = (option?: Element | null) => {
    active?.setAttribute('aria-selected', 'false');
    active = option ?? undefined;
    active?.setAttribute('aria-selected', 'true');
    active?.scrollIntoView({ block: 'nearest' });
    if (active) input.setAttribute('aria-activedescendant', active.id);
    else input.removeAttribute('aria-activedescendant');
  };
  const setOpen = (isOpen: boolean) => {
    activate();
    list.hidden = !isOpen;
    input.setAttribute('aria-expanded', String(isOpen));
  };
  const show = () => {
    if (!index) return void load().then(show, reportError);
    const query = input.value.trim();
    const matches = searchServices(index.entries, query);
    list.replaceChildren(...matches.map((entry, at) => optionFor(entry, `${list.id}-${at}`)));
    if (isOnOverview) filterDrawings(query ? matches : []);
    setOpen(matches.length > 0 && document.activeElement === input);
    status.textContent = query && countText(index, matches.length);
    if (query && matches.length === 0) status.append(' ', askLink(index.ask));
  };

  const actionByKey: Record<string, () => void> = {
    ArrowDown: () => activate(active ? active.nextElementSibling : list.firstElementChild),
    ArrowUp: () => activate(active ? active.previousElementSibling : list.lastElementChild),
    Enter: () => ((active ?? list.firstElementChild) as HTMLElement).click(),
    Escape: () => setOpen(false),
  };
  input.addEventListener('input', show);
  input.addEventListener('keydown', (event) => {
    const { key, isComposing } = event;
    if (isComposing) return;
    if (list.hidden && /^Arrow(Up|Down)$/.test(key)) show();
    const act = actionByKey[key];
    if (act && !list.hidden) {
      event.preventDefault();
      act();
    } else if (/^(Home|End|ArrowLeft|ArrowRight)$/.test(key)) activate();
  });
  // Keeps the focus in the field: without it the list would close before the click.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  finder.addEventListener('focusout', () => setOpen(false));
  // A page that the browser keeps for `back` comes back as it was left: then the list would still be open.
  addEventListener('pagehide', () => setOpen(false));
  show();
}

/** Makes an option: a link, which can be opened in a new tab, with its category's flag, copied from the phone menu. */
function optionFor({ title, href, category }: FinderEntry, id: string): HTMLElement {
  const option = document.createElement('a');
  option.id = id;
  option.role = 'option';
  option.ariaSelected = 'false';
  option.tabIndex = -1;
  option.className = `item flag-${category}`;
  option.href = href;
  const flag = document.querySelector(`#menu .flag-${category} svg`)?.cloneNode(true);
  option.append(...(flag ? [flag] : []), title);
  return option;
}

/** Hides the services of the overview that do not match; shows all of them if none matches. */
function filterDrawings(matches: readonly FinderEntry[]): void {
  const hrefs = new Set(matches.map(({ href }) => href));
  for (const item of document.querySelectorAll<HTMLElement>('[data-filtered] li'))
    item.hidden = hrefs.size > 0 && !hrefs.has(item.querySelector('a')?.getAttribute('href') ?? '');
}

/** Makes the link to ask the agency, at the end of the line that says that nothing was found. */
function askLink({ label, href }: FinderIndex['ask']): HTMLElement {
  const link = document.createElement('a');
  link.className = 'link';
  link.href = href;
  link.textContent = label;
  return link;
}

function countText({ none, counts }: FinderIndex, count: number): string {
  const text = count > 0 ? counts[new Intl.PluralRules(language).select(count)] : none;
  return text?.replace('#', String(count)) ?? '';
}

/** Fetches the index, once for all fields of a page. Rejects when that fails; the next call tries again. */
function load(): Promise<void> {
  loading ??= fetch(finderPath(language))
    .then((response) => response.json())
    .then((received) => {
      index = received;
    })
    .finally(() => {
      loading = undefined;
    });
  return loading;
}
