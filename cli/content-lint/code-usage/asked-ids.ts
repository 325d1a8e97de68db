import type { Project } from '../project/project.ts';
import type { CodeUse, IdForm, IdUse, Site } from './code-use.ts';
import { type Expanded, expandForm, spellForm, withPart } from './expand-form.ts';
import { type KeyIndex, keyIndex } from './key-index.ts';
import { recordValues } from './record-values.ts';

/** An id that the code asks for and no catalogue has. */
export interface AbsentId {
  id: string;
  site: Site;
  call: Site;
  /** True where it is a group of messages and no message. */
  group: boolean;
}

/** A message that a call can be about. */
export interface AskedId {
  id: string;
  site: Site;
}

/** What the code asks the catalogues for. */
export interface AskedIds {
  /** Ids that the code can ask for in any way. */
  used: ReadonlySet<string>;
  absent: readonly AbsentId[];
  /** Calls whose id only the running program knows, each with as much of it as the code tells. */
  dynamic: readonly { site: Site; form: string }[];
  /** For each call that asks for texts, the messages it can be about. */
  calls: readonly { use: IdUse; ids: readonly AskedId[] }[];
}

/** What was asked last, and of which ids and records: while a watched project changes its texts alone, it stays. */
interface Known {
  ids: ReadonlySet<string>;
  records: Project['records'];
  asked: AskedIds;
}

const known = new WeakMap<CodeUse, Known>();
const byProject = new WeakMap<Project, AskedIds>();

/** Compares the code of a project with its catalogues; undefined where no code asks for messages. */
export function askedIds(project: Project): AskedIds | undefined {
  const code = project.code?.use;
  if (!code || code.uses.length === 0) return undefined;
  let asked = byProject.get(project);
  if (!asked) {
    asked = askedAgain(code, project);
    byProject.set(project, asked);
  }
  return asked;
}

function askedAgain(code: CodeUse, project: Project): AskedIds {
  const { records } = project;
  const before = known.get(code);
  if (before && before.records === records && hasSameIds(before.ids, project)) return before.asked;
  const ids = new Set(project.catalogues.flatMap(({ messages }) => [...messages.keys()]));
  const asked = compare(code, ids, records);
  known.set(code, { ids, records, asked });
  return asked;
}

function hasSameIds(ids: ReadonlySet<string>, { catalogues }: Project): boolean {
  let count = 0;
  for (const [at, { messages }] of catalogues.entries()) {
    for (const id of messages.keys()) {
      if (!ids.has(id)) return false;
      if (at === 0 || !catalogues.slice(0, at).some((other) => other.messages.has(id))) count++;
    }
  }
  return count === ids.size;
}

function compare(code: CodeUse, ids: ReadonlySet<string>, files: Project['records']): AskedIds {
  const keys = keyIndex(ids);
  const records = recordValues(files ?? []);
  const used = new Set<string>();
  const optional = new Set<string>();
  const absent: AbsentId[] = [];
  const dynamic = new Map<string, { site: Site; form: string }>();
  const calls: { use: IdUse; ids: AskedId[] }[] = [];
  let isOpen = false;
  for (const use of code.uses) {
    const forms = use.ids.map((form) => {
      const expanded = expandForm(form.parts, records);
      return { form, expanded, found: expanded.forms.flatMap((parts) => idsOf(parts, use, keys)) };
    });
    if (use.asks === 'has') {
      for (const { expanded } of forms) for (const parts of expanded.forms) optional.add(spellForm(parts));
      continue;
    }
    for (const { found } of forms) for (const id of found) used.add(id);
    // What is not decided may stand for a message that this call is never about.
    const asked = forms
      .filter(({ expanded: { decided } }) => decided === 'spelled' || decided === 'records')
      .flatMap(({ form, found }) => found.map((id) => ({ id, site: form.site })));
    if (asked.length > 0) calls.push({ use, ids: asked });
    absent.push(...absentAmong(forms, use, keys, ids));
    for (const { form, expanded, found } of forms) {
      if (expanded.decided !== 'open' && !(expanded.decided === 'maybe' && found.length === 0)) continue;
      isOpen ||= form.parts.every((part) => typeof part !== 'string');
      dynamic.set(`${form.site.file} ${form.site.span.start}`, { site: form.site, form: spellForm(form.parts) });
    }
  }
  // A text with the form of an id may reach a call in a way that cannot be followed; one without a dot only where
  // there is such a call.
  for (const text of code.mentions) if (ids.has(text) && (isOpen || text.includes('.'))) used.add(text);
  return { used, absent: placed(absent.filter(({ id }) => !optional.has(id))), dynamic: [...dynamic.values()], calls };
}

/** Messages that a form stands for: of a list its items; a count asks for none by itself. */
function idsOf(parts: Expanded['forms'][number], { asks }: IdUse, keys: KeyIndex): readonly string[] {
  if (asks === 'count') return [];
  return keys.matching(asks === 'list' ? withPart(withPart(parts, '.'), { number: true }) : parts);
}

interface AskedForm {
  form: IdForm;
  expanded: Expanded;
  found: readonly string[];
}

/** Forms that lead nowhere: each that surely occurs, and of the others one where none of them leads anywhere. */
function absentAmong(forms: readonly AskedForm[], use: IdUse, keys: KeyIndex, ids: ReadonlySet<string>): AbsentId[] {
  const without = forms.filter(({ form, expanded, found }) => {
    const isSpelled = typeof form.parts[0] === 'string' || expanded.decided === 'records';
    return found.length === 0 && isSpelled && !expanded.forms.some((parts) => leadsOn(parts, use, keys));
  });
  // An entry of a table need not occur, but one that is written as an id of a group that exists is meant as one.
  const isOfTable = ({ form }: AskedForm) => isWrittenWhole(form) && sharesGroup(form, ids);
  const isOwn = ({ form }: AskedForm) => use.ownMessages && form.parts.length === 1 && !sharesGroup(form, ids);
  const sure = without.filter(
    (one) => one.expanded.decided === 'spelled' && !isOwn(one) && (!one.form.unsure || isOfTable(one)),
  );
  const chosen = sure.length > 0 || without.length < forms.length || without.some(isOwn) ? sure : without.slice(0, 1);
  return chosen.map(({ form, expanded }) => {
    const [first = form.parts] = expanded.forms;
    const id = spellForm(expanded.decided === 'records' ? first : form.parts);
    return { id, site: form.site, call: use.call, group: use.asks === 'text' && keys.isGroup(id) };
  });
}

/** A count asks for no message by itself, but there has to be something to count. */
function leadsOn(parts: Expanded['forms'][number], { asks }: IdUse, keys: KeyIndex): boolean {
  return asks === 'count' && keys.isGroup(spellForm(parts));
}

/** Whether an id stands in the code as it is, between quotation marks. */
function isWrittenWhole({ parts, site: { span } }: IdForm): boolean {
  const [only, ...more] = parts;
  return typeof only === 'string' && more.length === 0 && span.end - span.start === only.length + 2;
}

/** Whether the catalogues have the group that an id begins with: else it is from somewhere else. */
function sharesGroup({ parts }: IdForm, ids: ReadonlySet<string>): boolean {
  const [first] = parts;
  const group = typeof first === 'string' && first.includes('.') ? `${first.split('.')[0]}.` : undefined;
  return group !== undefined && [...ids].some((id) => id.startsWith(group));
}

/** One finding for one mistake: several ways may lead to it, and many ways mean the call itself. */
function placed(absent: readonly AbsentId[]): AbsentId[] {
  const sites = new Map<string, Set<string>>();
  const callOf = ({ id, call }: AbsentId) => `${id} ${call.file} ${call.span.start}`;
  for (const one of absent) {
    const own = sites.get(callOf(one)) ?? new Set();
    sites.set(callOf(one), own.add(`${one.site.file} ${one.site.span.start}`));
  }
  const seen = new Set<string>();
  return absent
    .map((one) => ((sites.get(callOf(one))?.size ?? 0) > 3 ? { ...one, site: one.call } : one))
    .filter(({ id, site }) => seen.size !== seen.add(`${id} ${site.file} ${site.span.start}`).size);
}
