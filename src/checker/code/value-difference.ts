import { type AskedId, askedIds } from '#src/checker/code/asked-ids.ts';
import type { Given, GivenValue, IdUse, Site } from '#src/checker/code/code-use.ts';
import { type NeededValue, neededValues } from '#src/checker/code/needed-values.ts';
import { nearWord } from '#src/checker/near-word.ts';
import type { Context } from '#src/checker/rule.ts';

export interface ValueDifference {
  id: string;
  /** Where the values are passed, or the id where none are. */
  site: Site;
  missing: string[];
  unknown: { name: string; near: string | undefined; site: Site }[];
  mistyped: { name: string; problem: string; wanted: string; got: string; near?: string; site: Site }[];
}

const known = new WeakMap<Context['project'], ValueDifference[]>();

/** Compares the values of every call with the arguments of the messages it can be about; each difference once. */
export function valueDifferences(context: Context): ValueDifference[] {
  const { project } = context;
  let differences = known.get(project);
  if (!differences) {
    differences = [];
    known.set(project, differences);
    const calls = (askedIds(project)?.calls ?? []).filter(({ use }) => use.given !== 'unknown');
    const byCall = Map.groupBy(calls, ({ use }) => `${use.call.file} ${use.call.span.start}`);
    const seen = new Set<string>();
    for (const ways of byCall.values()) {
      const usedNames = new Set(
        ways.flatMap(({ ids }) => ids.flatMap(({ id }) => [...neededValues(project, id).keys()])),
      );
      for (const { use, ids } of ways) {
        for (const asked of ids) {
          const difference = compare(asked, use, usedNames, context);
          if (seen.size !== seen.add(JSON.stringify(difference)).size) differences.push(difference);
        }
      }
    }
  }
  return differences;
}

function compare(asked: AskedId, use: IdUse, usedNames: ReadonlySet<string>, context: Context): ValueDifference {
  const needed = neededValues(context.project, asked.id);
  const given = use.given as Given | undefined;
  const shared = new Set([...context.knownArguments, ...(context.project.code?.use.sharedTags ?? [])]);
  const passed = new Set(given?.values.filter(({ kind }) => kind !== 'nothing').map(({ name }) => name));
  const missing = given?.open ? [] : [...needed.keys()].filter((name) => !passed.has(name) && !shared.has(name));
  // What stands elsewhere may be meant for several calls: then it may hold more than this one needs.
  const isOwn = ({ span }: GivenValue) =>
    given?.site.file === use.call.file && span.start >= use.call.span.start && span.end <= use.call.span.end;
  const unknown: ValueDifference['unknown'] = [];
  const mistyped: ValueDifference['mistyped'] = [];
  for (const value of given?.values ?? []) {
    const site = { file: given?.site.file ?? '', span: value.span };
    const want = needed.get(value.name);
    if (want) mistyped.push(...mistakeOf(value, want, site));
    else if (!usedNames.has(value.name) && !shared.has(value.name)) {
      const near = missing.length === 1 && given?.values.length === 1 ? missing[0] : nearWord(value.name, missing);
      if (near !== undefined) missing.splice(missing.indexOf(near), 1);
      if (near !== undefined || isOwn(value)) unknown.push({ name: value.name, near, site });
    }
  }
  return { id: asked.id, site: given?.site ?? asked.site, missing, unknown, mistyped };
}

/** Why a value does not do for an argument, as far as its spelling tells. */
function mistakeOf(
  { name, kind, text }: GivenValue,
  { kinds, options }: NeededValue,
  site: Site,
): ValueDifference['mistyped'] {
  const mistake = (problem: string, wanted: string, near?: string) => [
    { name, problem, wanted, got: text ?? kind, site, ...(near === undefined ? {} : { near }) },
  ];
  if (kind === 'unknown' || kind === 'nothing') return [];
  if (kinds.has('tag')) return kind === 'function' ? [] : mistake('type', 'function');
  if (kind === 'function') return mistake('type', [...kinds][0] ?? '');
  const counted = (['plural', 'ordinal', 'number'] as const).find((one) => kinds.has(one));
  if (counted && kind !== 'number' && !(text !== undefined && text.trim() !== '' && Number.isFinite(Number(text)))) {
    return mistake('type', counted);
  }
  const dated = (['date', 'time'] as const).find((one) => kinds.has(one));
  if (dated && kind !== 'number') return mistake('type', dated);
  const isOther = kinds.has('select') && text !== undefined && !options.includes(text) && text !== 'other';
  const near = isOther ? nearWord(text, options) : undefined;
  return near === undefined ? [] : mistake('option', 'select', near);
}
