import type { Message } from '#cli/desk/desk-api.ts';
import { byLocale, type Locale, locales, sourceLocale } from '#src/domain/locale.ts';

export const states = ['all', 'missing', 'stale', 'findings'] as const;

export type State = (typeof states)[number];

interface Filter {
  /** Part of an id or of a text, in any case. */
  search: string;
  /** The first parts of ids; empty for all. */
  folder: string;
  state: State;
  /** The only language whose texts and state count; absent for all. */
  locale?: Locale | undefined;
  /** Ids of the messages on a page; absent for all. */
  onPage?: ReadonlySet<string> | undefined;
}

/** The messages that pass a filter, in their order. */
export function filterMessages(messages: readonly Message[], filter: Filter): Message[] {
  const { search, folder, state, locale, onPage } = filter;
  const wanted = search.trim().toLowerCase();
  return messages.filter((message) => {
    const { id } = message;
    if (folder && !id.startsWith(`${folder}.`)) return false;
    if (onPage && !onPage.has(id)) return false;
    if (!isIn(state, message, locale)) return false;
    const searched = searchableTexts(message);
    return (locale ? [locale] : locales).some((one) => searched[one].includes(wanted));
  });
}

const searchable = new WeakMap<Message, Record<Locale, string>>();

/** The id with the text of each language in lower case; kept, because every key of a search asks for all of them. */
function searchableTexts(message: Message): Record<Locale, string> {
  const known = searchable.get(message);
  if (known) return known;
  const { id, texts } = message;
  const made = byLocale((locale) => `${id}\n${texts[locale] ?? ''}`.toLowerCase());
  searchable.set(message, made);
  return made;
}

function isIn(state: State, { missing, isStale, findingsIn }: Message, locale: Locale | undefined): boolean {
  const isAny = (found: readonly Locale[]) => (locale ? found.includes(locale) : found.length > 0);
  if (state === 'missing') return isAny(missing);
  // Only a translation can lag behind.
  if (state === 'stale') return isStale && locale !== sourceLocale;
  return state === 'all' || isAny(findingsIn);
}
