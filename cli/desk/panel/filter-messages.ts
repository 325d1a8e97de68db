import type { Message } from '#cli/desk/desk-api.ts';
import { byLocale, type Locale, locales, sourceLocale } from '#src/domain/locale.ts';
import { searchText } from './search-text.ts';
import { textAsRead } from './text-as-read.ts';

/** The states of a message that a filter can ask for; `findings` if content-lint has something to say of it. */
export const stateFilters = ['all', 'missing', 'stale', 'findings'] as const;

export type StateFilter = (typeof stateFilters)[number];

interface Filter {
  /** Part of an id, or of a text as it is written or read, in any case. */
  search: string;
  /** What every message can fill in. */
  values: Readonly<Record<string, string | number>>;
  /** The first parts of ids; empty for all. */
  folder: string;
  state: StateFilter;
  /** The only language whose texts and state count; absent for all. */
  locale?: Locale | undefined;
  /** Ids of the messages on a page; absent for all. */
  onPage?: ReadonlySet<string> | undefined;
}

/** The messages that pass a filter, in their order. */
export function filterMessages(messages: readonly Message[], filter: Filter): Message[] {
  const { search, values, folder, state, locale, onPage } = filter;
  const searchedWords = searchText(search).trim();
  return messages.filter((message) => {
    const { id } = message;
    if (folder && !id.startsWith(`${folder}.`)) return false;
    if (onPage && !onPage.has(id)) return false;
    if (!hasState(message, state, locale)) return false;
    if (searchedWords === '') return true;
    const searchable = searchableTexts(message, values);
    return (locale ? [locale] : locales).some((searchedLocale) => searchable[searchedLocale].includes(searchedWords));
  });
}

/**
 * What `searchableTexts` gave, by message. When a text or a value changes, the panel reads the project again and gets
 * other message objects, so nothing in here is out of date.
 */
const keptTexts = new WeakMap<Message, Record<Locale, string>>();

/** The id with the text of each language; kept, because every letter typed into the search asks for all of them. */
function searchableTexts(message: Message, values: Filter['values']): Record<Locale, string> {
  const known = keptTexts.get(message);
  if (known) return known;
  const { id, texts } = message;
  const made = byLocale((locale) => {
    const text = texts[locale] ?? '';
    return searchText(`${id}\n${text}\n${text.includes('{') ? filledIn(text, locale, values) : ''}`);
  });
  keptTexts.set(message, made);
  return made;
}

/** What arguments look like to a visitor, by the values, and then by locale and argument: `nl {price}` → `49`. */
const formatted = new WeakMap<Filter['values'], Map<string, string>>();

/**
 * A text with its plain and number arguments filled in; a plural or select stays as it is written. Each argument is
 * formatted once: parsing every message would take a second.
 */
function filledIn(text: string, locale: Locale, values: Filter['values']): string {
  const known = formatted.get(values) ?? new Map<string, string>();
  formatted.set(values, known);
  // Such as `{name}`, `{hours, number}` and `{price, number, euro}`.
  return text.replaceAll(/\{\w+(?:, ?number(?:, ?\w+)?)?\}/g, (argument) => {
    const key = `${locale} ${argument}`;
    const shown = known.get(key) ?? textAsRead(argument, locale, values) ?? argument;
    known.set(key, shown);
    return shown;
  });
}

function hasState({ missing, isStale, findingsIn }: Message, state: StateFilter, locale: Locale | undefined): boolean {
  const isAny = (matching: readonly Locale[]) => (locale ? matching.includes(locale) : matching.length > 0);
  if (state === 'missing') return isAny(missing);
  // Only a translation can lag behind.
  if (state === 'stale') return isStale && locale !== sourceLocale;
  return state === 'all' || isAny(findingsIn);
}
