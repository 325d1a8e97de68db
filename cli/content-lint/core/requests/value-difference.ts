import { fewEnoughToCompare, nearWord } from '../language/edit-distance.ts';
import { memoizeLast } from '../memoize-last.ts';
import { argumentName } from '../messages/message.ts';
import type { CodeLocation, IdUse, PassedValue, PassedValues } from '../project/code-use.ts';
import type { Project } from '../project/project.ts';
import { type NeededValue, neededValues } from './needed-values.ts';
import { type RequestedId, requestedIds } from './requested-ids.ts';
import { valueMistake } from './value-mistake.ts';

/** How the values of one call differ from the arguments of one message that it asks for. */
export interface ValueDifference {
  id: string;
  /** The place of the passed values; if there are none, the place of the id, or of the call if the id is elsewhere. */
  location: CodeLocation;
  missing: string[];
  /** `near` is the missing name that each was probably meant to be. */
  unknown: { name: string; near: string | undefined; location: CodeLocation }[];
  mistyped: ({ name: string; location: CodeLocation } & NonNullable<ReturnType<typeof valueMistake>>)[];
}

/** What a check knows of a project. */
interface Checked {
  project: Project;
  /** Values that every message gets. */
  globalArguments: ReadonlySet<string>;
}

/** Several rules ask about the same project. */
const cache = new WeakMap<Project, ValueDifference[]>();

/** Compares the values of every call with the arguments of the messages it can be about; each difference once. */
export function valueDifferences(checked: Checked): ValueDifference[] {
  let differences = cache.get(checked.project);
  if (!differences) {
    differences = compareAll(checked);
    cache.set(checked.project, differences);
  }
  return differences;
}

/** What calls pass to one message, or may pass if only the running program knows the id. */
interface PassedToMessage {
  /** The names of the values. */
  names: Set<string>;
  /** True if a call may pass more than the code shows. */
  mayBeMore: boolean;
}

const passedById = memoizeLast((project: Project): ReadonlyMap<string, PassedToMessage> => {
  const passedToIds = new Map<string, PassedToMessage>();
  for (const { use, ids, possible } of requestedIds(project)?.calls ?? []) {
    const { passed } = use;
    if (!passed) continue;
    for (const id of [...ids.map(({ id }) => id), ...possible]) {
      const message = passedToIds.get(id) ?? { names: new Set(), mayBeMore: false };
      passedToIds.set(id, message);
      if (passed === 'unknown' || passed.mayHaveMore) message.mayBeMore = true;
      if (passed !== 'unknown') for (const value of passed.values) message.names.add(passedName(value, project));
    }
  }
  return passedToIds;
});

/** The names of the values that calls pass to one message, or may pass if only the running program knows the id. */
export function valueNamesPassedTo(project: Project, id: string): ReadonlySet<string> {
  return passedById(project).get(id)?.names ?? none;
}

const none: ReadonlySet<string> = new Set();

/** The names of all values that any call passes. */
export function passedNames(project: Project): Set<string> {
  const calls = requestedIds(project)?.calls ?? [];
  return new Set(
    calls.flatMap(({ use: { passed } }) =>
      passed && passed !== 'unknown' ? passed.values.map((value) => passedName(value, project)) : [],
    ),
  );
}

/** The name of a value as its argument has it. Other syntaxes than ICU allow `first-name`, which is `first_name` here. */
function passedName({ name }: PassedValue, { syntax }: Project): string {
  return syntax === 'icu' ? name : argumentName(name);
}

function compareAll({ project, globalArguments }: Checked): ValueDifference[] {
  // In vue-i18n `t('files', 3)` passes the number beside the values, and the text shows it as `{count}` or `{n}`.
  const implied = project.syntax === 'vue-i18n' ? ['count', 'n'] : [];
  // What every call passes: arguments that the configuration names, and tags that the code gives all messages.
  const shared = new Set([...globalArguments, ...implied, ...(project.code?.use.sharedTags ?? [])]);
  const neededBy = neededValues(project, shared);
  // Most messages need no values and get none.
  const calls = (requestedIds(project)?.calls ?? []).flatMap(({ use, ids }) => {
    if (use.passed === 'unknown') return [];
    return ids.flatMap((requested) => {
      const needed = neededBy(requested.id);
      return needed && (needed.size > 0 || use.passed) ? [{ use: use as PassingUse, requested, needed }] : [];
    });
  });
  const differences = new Map<string, ValueDifference>();
  for (const sameCall of Map.groupBy(calls, ({ use }) => `${use.call.file} ${use.call.span.start}`).values()) {
    // A call may be about one of several messages, and passes the values of all of them.
    const usedNames = new Set(sameCall.flatMap(({ needed }) => [...needed.keys()]));
    // In i18next `count` chooses between `item_one` and `item_other`, and the text need not show it.
    if (project.syntax === 'i18next') usedNames.add('count');
    for (const call of sameCall) {
      const difference = compare(call, usedNames, shared, project);
      if (difference) differences.set(JSON.stringify(difference), difference);
    }
  }
  return [...differences.values(), ...neverPassed(project, neededBy, shared)];
}

/**
 * Values that a message needs, and that none of the calls passes that may be about it. Only for messages whose ids are
 * not in the code as a whole: others are compared with each of their calls.
 */
function neverPassed(
  project: Project,
  neededBy: ReturnType<typeof neededValues>,
  shared: ReadonlySet<string>,
): ValueDifference[] {
  // A call of whose id nothing is known may be about any message, and may pass what seems to be passed nowhere.
  const isOpen = ({ ids, passed }: IdUse) =>
    passed && ids.some(({ parts }) => parts.every((part) => typeof part !== 'string'));
  if (project.code?.use.uses.some(isOpen)) return [];
  const calls = requestedIds(project)?.calls ?? [];
  // Not those that are compared with their calls, nor ids that are written in the code: a call that cannot be followed
  // may ask for them.
  const seen = new Set([...calls.flatMap(({ ids }) => ids.map(({ id }) => id)), ...(project.code?.use.mentions ?? [])]);
  const differences: ValueDifference[] = [];
  for (const { use, possible } of calls) {
    for (const id of possible) {
      if (seen.has(id)) continue;
      seen.add(id);
      const passed = passedById(project).get(id);
      if (passed?.mayBeMore) continue;
      const needed = [...(neededBy(id)?.keys() ?? [])];
      const missing = needed.filter((name) => !passed?.names.has(name) && !shared.has(name));
      if (missing.length > 0) differences.push({ id, location: use.call, missing, unknown: [], mistyped: [] });
    }
  }
  return differences;
}

/** A call whose values are in the code, or that passes none. */
type PassingUse = IdUse & { passed?: PassedValues };

function compare(
  { use, requested, needed }: { use: PassingUse; requested: RequestedId; needed: ReadonlyMap<string, NeededValue> },
  usedNames: ReadonlySet<string>,
  shared: ReadonlySet<string>,
  project: Project,
): ValueDifference | undefined {
  const { passed } = use;
  const nameOf = (value: PassedValue) => passedName(value, project);
  // A value that is `undefined` or `null` is as good as not passed.
  const namesInCall = new Set(passed?.values.filter(({ kind }) => kind !== 'nothing').map(nameOf));
  const missing = passed?.mayHaveMore
    ? []
    : [...needed.keys()].filter((name) => !namesInCall.has(name) && !shared.has(name));
  // Values that are defined elsewhere may serve several calls and hold more than this one needs.
  const isInCall = ({ span }: PassedValue) =>
    passed?.location.file === use.call.file && span.start >= use.call.span.start && span.end <= use.call.span.end;
  const unknown: ValueDifference['unknown'] = [];
  const mistyped: ValueDifference['mistyped'] = [];
  // With very many names, comparing each with each would take too long.
  const canCompare = fewEnoughToCompare(missing, passed?.values ?? []);
  for (const value of passed?.values ?? []) {
    const name = nameOf(value);
    const location = { file: passed?.location.file ?? '', span: value.span };
    const wanted = needed.get(name);
    const mistake = wanted && valueMistake(value, wanted);
    if (mistake) mistyped.push({ name: value.name, location, ...mistake });
    if (wanted || usedNames.has(name) || shared.has(name)) continue;
    // A single missing name and a single passed one belong together, however different they are.
    const near =
      missing.length === 1 && passed?.values.length === 1 ? missing[0] : nearWord(name, canCompare ? missing : []);
    if (near !== undefined) missing.splice(missing.indexOf(near), 1);
    if (near !== undefined || isInCall(value)) unknown.push({ name: value.name, near, location });
  }
  if (missing.length + unknown.length + mistyped.length === 0) return undefined;
  const { span } = use.call;
  const isIdInCall =
    requested.location.file === use.call.file &&
    requested.location.span.start >= span.start &&
    requested.location.span.end <= span.end;
  return {
    id: requested.id,
    location: passed?.location ?? (isIdInCall ? requested.location : use.call),
    missing,
    unknown,
    mistyped,
  };
}
