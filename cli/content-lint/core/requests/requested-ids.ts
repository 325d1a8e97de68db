import { memoizeLast } from '../memoize-last.ts';
import type { CodeLocation, CodeUse, IdForm, IdUse } from '../project/code-use.ts';
import type { Project } from '../project/project.ts';
import { aliasesOf } from './aliases.ts';
import { type ExpandedIdForm, expandIdForm, withPart, writtenIdForm } from './expand-id-form.ts';
import { type KeyIndex, keyIndex } from './key-index.ts';
import { recordValues } from './record-values.ts';

/** An id that the code asks for and no catalogue has. */
export interface UndefinedId {
  id: string;
  /** The token in which the mistake is; the call, if more than `maxPlaces` tokens of it lead to the id. */
  location: CodeLocation;
  /** The call that asks for it. */
  call: CodeLocation;
  /** True if it is a group of messages and no message. */
  isGroup: boolean;
}

/** A message that a call can be about. */
export interface RequestedId {
  id: string;
  location: CodeLocation;
}

/** What the code asks the catalogues for. */
export interface RequestedIds {
  /** Ids that the code can ask for in any way. */
  used: ReadonlySet<string>;
  undefinedIds: readonly UndefinedId[];
  /** Calls whose id only the running program knows, with the part that the code shows. */
  dynamic: readonly { location: CodeLocation; form: string }[];
  /** For each call that asks for texts, the messages that it is about, and others that it may be about. */
  calls: readonly { use: IdUse; ids: readonly RequestedId[]; possible: readonly string[] }[];
}

/** Compares the code of a project with its catalogues; undefined if no code asks for messages. */
export const requestedIds = memoizeLast((project: Project): RequestedIds | undefined => {
  const code = project.code?.use;
  if (!code || code.uses.length === 0) return undefined;
  const ids = new Set(project.catalogues.flatMap(({ messages }) => [...messages.keys()]));
  const requested = comparedOnce(code, ids, project.records);
  return { ...requested, used: requested.used.union(idsOfTexts(project, code)) };
});

interface Comparison {
  code: CodeUse;
  ids: ReadonlySet<string>;
  records: Project['records'];
  result: RequestedIds;
}

let previous: Comparison | undefined;

/** When only texts have changed, the code, the ids and the records are the same, and so is the result. */
function comparedOnce(code: CodeUse, ids: ReadonlySet<string>, records: Project['records']): RequestedIds {
  const isSame =
    previous?.code === code &&
    previous.records.length === records.length &&
    records.every((file, at) => file === previous?.records[at]) &&
    previous.ids.size === ids.size &&
    previous.ids.isSubsetOf(ids);
  if (previous && isSame) return previous.result;
  const result = compare(code, ids, records);
  previous = { code, ids, records, result };
  return result;
}

/** The ids that a build step has made of the messages in the code: those of the source with the same text. */
function idsOfTexts({ catalogues: [source] }: Project, { inlineMessages }: CodeUse): Set<string> {
  if (!source || inlineMessages.length === 0) return new Set();
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  const texts = new Set(inlineMessages.map(({ text }) => plain(text)));
  return new Set([...source.messages].filter(([, text]) => texts.has(plain(text))).map(([id]) => id));
}

function compare(code: CodeUse, ids: ReadonlySet<string>, files: Project['records']): RequestedIds {
  // First as if all ids in the code were keys. From the ids that are unknown then, `aliasesOf` infers whether the code
  // spells the keys in another way, as `shop.cart.title` for `cart.title`.
  const result = compareWith(new Map(), code, ids, files);
  const aliases = aliasesOf(
    result.undefinedIds.map(({ id }) => id),
    ids,
  );
  if (aliases.size === 0) return result;
  const withAliases = compareWith(aliases, code, ids, files);
  // Where ids begin with the name of a package (`shop.`), an id whose first part is that of no id here belongs to
  // another package, which has catalogues for it.
  const isOurs = ({ id }: UndefinedId) => !id.includes('.') || hasGroup(id, ids) || hasGroup(id, aliases.keys());
  return { ...withAliases, undefinedIds: withAliases.undefinedIds.filter(isOurs) };
}

function compareWith(
  aliases: ReadonlyMap<string, string[]>,
  code: CodeUse,
  keysOfMessages: ReadonlySet<string>,
  files: Project['records'],
): RequestedIds {
  const ids = keysOfMessages.union(new Set(aliases.keys()));
  // In place of each alias the keys that it may be for.
  const messagesOf = (matching: readonly string[]) =>
    aliases.size === 0 ? matching : matching.flatMap((id) => aliases.get(id) ?? id);
  const keys = keyIndex(ids);
  const records = recordValues(files);
  const words = new Set(code.words);
  const used = new Set<string>();
  // Many calls have the same form, such as one that any id fits: its messages are looked for once.
  const matchingByForm = new Map<string, readonly string[]>();
  const matchingOf = (forms: ExpandedIdForm['forms'], use: IdUse): readonly string[] => {
    // What matters of a part is its text, whether it is a number (true), or whether it is any other value (false).
    const shapes = forms.map((parts) => parts.map((part) => (typeof part === 'string' ? part : 'number' in part)));
    const form = JSON.stringify([use.asks, shapes]);
    const known = matchingByForm.get(form);
    if (known) return known;
    const matching = messagesOf(forms.flatMap((parts) => idsOf(parts, use, keys, words)));
    for (const id of matching) if (use.asks !== 'has') used.add(id);
    matchingByForm.set(form, matching);
    return matching;
  };
  // Ids of which the code asks whether there is a message: there need not be one.
  const needNotExist = new Set<string>();
  const undefinedIds: UndefinedId[] = [];
  const dynamic = new Map<string, { location: CodeLocation; form: string }>();
  const calls: { use: IdUse; ids: RequestedId[]; possible: string[] }[] = [];
  let mayAskForAny = false;
  for (const use of code.uses) {
    const forms = use.ids.map((form) => {
      const expanded = expandIdForm(form.parts, records);
      return { form, expanded, matchingIds: matchingOf(expanded.forms, use) };
    });
    if (use.asks === 'has') {
      for (const { expanded } of forms) for (const parts of expanded.forms) needNotExist.add(writtenIdForm(parts));
      continue;
    }
    // How far the values of a form are known: all in the code (`spelled`), those of the records that the code names
    // (`records`), those of any record with such a field (`maybe`), or not at all (`open`). The last two may match a
    // message that this call is never about.
    const isCertain = ({ expanded: { certainty } }: ExpandedForm) => certainty === 'spelled' || certainty === 'records';
    const requested = forms
      .filter(isCertain)
      .flatMap(({ form, matchingIds }) => matchingIds.map((id) => ({ id, location: form.location })));
    const possible = forms
      .filter((candidate) => !isCertain(candidate) && candidate.form.parts.some((part) => typeof part === 'string'))
      .flatMap(({ matchingIds }) => matchingIds);
    if (requested.length > 0 || possible.length > 0) calls.push({ use, ids: requested, possible });
    undefinedIds.push(...undefinedAmong(forms, use, keys, ids));
    for (const { form, expanded, matchingIds } of forms) {
      // Only what cannot be checked: an unknown value, or values of any records that make the id of no message.
      if (expanded.certainty !== 'open' && !(expanded.certainty === 'maybe' && matchingIds.length === 0)) continue;
      // The code takes either this form or another one of the same id, which has a message.
      if (form.either && expanded.certainty === 'maybe' && forms.some((other) => other.matchingIds.length > 0))
        continue;
      mayAskForAny ||= form.parts.every((part) => typeof part !== 'string');
      dynamic.set(`${form.location.file} ${form.location.span.start}`, {
        location: form.location,
        form: writtenIdForm(form.parts),
      });
    }
  }
  // A text that looks like an id may reach a call in a way that cannot be followed. One without a dot only counts if
  // some call may ask for any id.
  for (const text of code.mentions)
    if (ids.has(text) && (mayAskForAny || text.includes('.'))) for (const id of messagesOf([text])) used.add(id);
  return {
    used,
    // A program may have an empty text in place of an id.
    undefinedIds: oncePerMistake(undefinedIds.filter(({ id }) => id !== '' && !needNotExist.has(id))),
    dynamic: [...dynamic.values()],
    calls,
  };
}

/** The messages that match a form: for a list its items, for a group all messages in it, for a count none. */
function idsOf(
  parts: ExpandedIdForm['forms'][number],
  { asks }: IdUse,
  keys: KeyIndex,
  words: ReadonlySet<string>,
): readonly string[] {
  if (asks === 'count') return [];
  // A translator that is passed on cannot be followed: a message counts as used if its name is anywhere in the code.
  if (asks === 'guessed') return keys.matching(parts).filter((id) => isMentioned(id, words));
  // With `path: []` a part is a value of which nothing is known: it matches anything.
  if (asks === 'any') return [...keys.matching(parts), ...keys.matching(withPart(withPart(parts, '.'), { path: [] }))];
  return keys.matching(asks === 'list' ? withPart(withPart(parts, '.'), { number: true }) : parts);
}

/** Whether the code has the last part of an id anywhere, or its group if the code reads whole groups. */
function isMentioned(id: string, words: ReadonlySet<string>): boolean {
  // `steps.0` may be asked for as `steps`, and `friend_male`, with a context of i18next, as `friend`.
  const names = id.split('.').filter((name) => !/^\d+$/.test(name));
  const lastName = names.at(-1) ?? '';
  if (words.has(lastName) || words.has(lastName.replace(/_[^_]*$/, ''))) return true;
  // next-intl reads a whole group with `raw`, i18next with `returnObjects`.
  const group = names.length > 2 ? names.at(-2) : undefined;
  return group !== undefined && words.has(group) && (words.has('raw') || words.has('returnObjects'));
}

interface ExpandedForm {
  form: IdForm;
  expanded: ExpandedIdForm;
  matchingIds: readonly string[];
}

/** The forms that match no message: each that surely occurs, or else the first of the others if no form matches. */
function undefinedAmong(
  forms: readonly ExpandedForm[],
  use: IdUse,
  keys: KeyIndex,
  ids: ReadonlySet<string>,
): UndefinedId[] {
  const unmatched = forms.filter(({ form, expanded, matchingIds }) => {
    // An id that begins with an unknown value may belong to anything.
    const showsBeginning = typeof form.parts[0] === 'string' || expanded.certainty === 'records';
    return matchingIds.length === 0 && showsBeginning && !expanded.forms.some((parts) => isCountable(parts, use, keys));
  });
  // An `uncertain` form, such as an entry of a table, need not occur. It is taken for an id all the same if it is
  // written as a whole and begins with an existing group.
  const isSurelyId = ({ form }: ExpandedForm) => isWrittenWhole(form) && sharesGroup(form, ids);
  // Perhaps a message that was passed to the function, and not one of the catalogues.
  const mayBePassed = ({ form }: ExpandedForm) =>
    use.formatsPassedMessages && form.parts.length === 1 && !sharesGroup(form, ids);
  const surelyWrong = unmatched.filter(
    (candidate) =>
      candidate.expanded.certainty === 'spelled' &&
      !candidate.form.either &&
      !mayBePassed(candidate) &&
      (!candidate.form.uncertain || isSurelyId(candidate)),
  );
  // It is enough that one form of an id matches.
  const mayMatchElsewhere = unmatched.length < forms.length || unmatched.some(mayBePassed);
  const chosen = surelyWrong.length > 0 || mayMatchElsewhere ? surelyWrong : unmatched.slice(0, 1);
  return chosen.map(({ form, expanded }) => {
    // Of the ids that the values of records make, the first is shown.
    const [first = form.parts] = expanded.forms;
    const id = writtenIdForm(expanded.certainty === 'records' ? first : form.parts);
    return { id, location: form.location, call: use.call, isGroup: use.asks === 'text' && keys.isGroup(id) };
  });
}

/** A count asks for no message itself, but there has to be a group to count. */
function isCountable(parts: ExpandedIdForm['forms'][number], { asks }: IdUse, keys: KeyIndex): boolean {
  return asks === 'count' && keys.isGroup(writtenIdForm(parts));
}

/** The length of both quotation marks around a text in the code. */
const quotes = 2;

/** Whether an id is spelled out in the code, between quotation marks. */
function isWrittenWhole({ parts, location: { span } }: IdForm): boolean {
  const [only, ...more] = parts;
  return typeof only === 'string' && more.length === 0 && span.end - span.start === only.length + quotes;
}

/** Whether the catalogues have the group that an id begins with; otherwise it comes from elsewhere. */
function sharesGroup({ parts }: IdForm, ids: Iterable<string>): boolean {
  const [first] = parts;
  return typeof first === 'string' && first.includes('.') && hasGroup(first, ids);
}

function hasGroup(id: string, ids: Iterable<string>): boolean {
  const group = `${id.split('.')[0]}.`;
  return Iterator.from(ids).some((other) => other.startsWith(group));
}

/** How many places may each get a finding for one undefined id of one call. */
const maxPlaces = 3;

/** Leaves one finding for each mistake. If too many places lead to it, the finding is about the call itself. */
function oncePerMistake(undefinedIds: readonly UndefinedId[]): UndefinedId[] {
  const placesByCall = new Map<string, Set<string>>();
  const callOf = ({ id, call }: UndefinedId) => `${id} ${call.file} ${call.span.start}`;
  const placeOf = ({ location: { file, span } }: UndefinedId) => `${file} ${span.start}`;
  for (const undefinedId of undefinedIds) {
    const places = placesByCall.get(callOf(undefinedId)) ?? new Set();
    placesByCall.set(callOf(undefinedId), places.add(placeOf(undefinedId)));
  }
  const seen = new Set<string>();
  return undefinedIds
    .map((undefinedId) => {
      const count = placesByCall.get(callOf(undefinedId))?.size ?? 0;
      return count > maxPlaces ? { ...undefinedId, location: undefinedId.call } : undefinedId;
    })
    .filter((undefinedId) => {
      const idAndPlace = `${undefinedId.id} ${placeOf(undefinedId)}`;
      if (seen.has(idAndPlace)) return false;
      seen.add(idAndPlace);
      return true;
    });
}
