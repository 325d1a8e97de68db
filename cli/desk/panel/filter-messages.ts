import type { Message } from '#cli/desk/desk-api.ts';

export const states = ['all', 'missing', 'stale', 'findings'] as const;

export type State = (typeof states)[number];

interface Filter {
  /** Part of an id or of a text, in any case. */
  search: string;
  /** The first parts of ids; empty for all. */
  folder: string;
  state: State;
  /** Ids of the messages on a page; absent for all. */
  onPage?: ReadonlySet<string> | undefined;
}

/** The messages that pass a filter, in their order. */
export function filterMessages(messages: readonly Message[], { search, folder, state, onPage }: Filter): Message[] {
  const wanted = search.trim().toLowerCase();
  return messages.filter((message) => {
    const { id } = message;
    if (folder && !id.startsWith(`${folder}.`)) return false;
    if (onPage && !onPage.has(id)) return false;
    if (!isIn(state, message)) return false;
    return searchableText(message).includes(wanted);
  });
}

const searchable = new WeakMap<Message, string>();

/** The id and the texts of a message in lower case; kept, because every key of a search asks for all of them. */
function searchableText(message: Message): string {
  const { id, texts } = message;
  const known = searchable.get(message) ?? `${id}\n${texts.nl ?? ''}\n${texts.en ?? ''}`.toLowerCase();
  searchable.set(message, known);
  return known;
}

function isIn(state: State, { missing, isStale, severity }: Message): boolean {
  if (state === 'missing') return missing.length > 0;
  if (state === 'stale') return isStale;
  return state === 'all' || severity !== undefined;
}
