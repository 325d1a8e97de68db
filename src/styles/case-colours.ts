import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { contrast, untilReadable } from '#src/domain/contrast.ts';
import { type FlagColours, tokens } from '#src/domain/palette.ts';

const folder = new URL('../../content/projects/', import.meta.url);

/** The contrast that text on a coloured section needs; it is body text. */
const onfieldAtLeast = 7;
/** The contrast that text and lines in a client's colour need on the page. */
const textAtLeast = 4.5;

const white = '#FFFFFF';

/** The slugs of the cases that have a record. */
export function caseSlugs(): string[] {
  return readdirSync(folder).flatMap((file) => /^([a-z0-9-]+)\.yaml$/.exec(file)?.[1] ?? []);
}

/**
 * The two colours of the client, in the roles of a category's colours; undefined if there is no such record, or no
 * colours in it yet. The record is read as it is, because styles import nothing of `src/content`, where mistakes in it
 * are reported.
 */
export function caseColours(slug: string): FlagColours | undefined {
  if (!caseSlugs().includes(slug)) return undefined;
  const record = parse(readFileSync(new URL(`${slug}.yaml`, folder), 'utf8')) as { colours?: unknown } | null;
  const [a, b] = Array.isArray(record?.colours) ? record.colours : [];
  return isColour(a) && isColour(b) ? flagColoursFrom(a, b) : undefined;
}

const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

/**
 * Chooses one of the two colours for sections, and a text colour that is readable on it. The second, usually the
 * lighter one, is tried first. Text and lines take the first colour, darkened, in the light scheme, and the second,
 * lightened, in the dark one, as far as each needs. If neither colour has a readable text colour, sections are in ink.
 */
function flagColoursFrom(a: string, b: string): FlagColours {
  const [darkInk, lightInk] = tokens.ink;
  const pairs = [b, a].flatMap((field) => [darkInk, white].map((onfield) => ({ field, onfield })));
  const pair = pairs.find(({ field, onfield }) => contrast(field, onfield) >= onfieldAtLeast);
  // `sand` and `band` are the backgrounds on which text has the least contrast, in the light and in the dark scheme.
  const deep = [
    untilReadable(a, { on: tokens.sand[0], towards: darkInk, atLeast: textAtLeast }),
    untilReadable(b, { on: tokens.band[1], towards: lightInk, atLeast: textAtLeast }),
  ] as const;
  return { a, b, deep, ...(pair ?? { field: darkInk, onfield: white }) };
}
