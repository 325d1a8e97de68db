import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** A piece of a message as an author sees it: text to type in, or a chip that stands for what is filled in. */
export type IcuPart =
  | { kind: 'text'; text: string }
  /** `source` is its ICU, as the message has it; `name` is that of the argument, or `#`. */
  | { kind: 'chip'; source: string; name: string; choice?: PluralOrSelect };

/** A plural or a choice between words, with its forms; `from` and `to` are places in the source of the chip. */
export interface PluralOrSelect {
  isPlural: boolean;
  forms: { name: string; from: number; to: number }[];
}

/** The text around a part: inside a form of a plural, `#` is the number. */
export interface Surroundings {
  isInPlural?: boolean;
}

/** Takes a message, or a form of it, apart. Undefined if it is no ICU message, or one with tags. */
export function icuPartsOf(source: string, { isInPlural = false }: Surroundings = {}): IcuPart[] | undefined {
  // A form is read inside a plural that is put around it: anywhere else `#` would be text.
  const text = isInPlural ? `{n, plural, other {${source}}}` : source;
  try {
    const elements = parse(text, { captureLocation: true });
    const [first] = elements;
    const inner = isInPlural && first?.type === TYPE.plural ? first.options.other?.value : elements;
    // Something behind that plural means that a brace too many in the form has closed it.
    if (!inner || (isInPlural && elements.length !== 1)) return undefined;
    return inner.map((element) => partOf(element, text));
  } catch {
    return undefined;
  }
}

function partOf(element: MessageFormatElement, text: string): IcuPart {
  if (element.type === TYPE.literal) return { kind: 'text', text: element.value };
  // Caught in `icuPartsOf`, which then gives undefined.
  if (element.type === TYPE.tag || !element.location) throw new Error('tags are edited as source');
  const { start, end } = element.location;
  const source = text.slice(start.offset, end.offset);
  if (element.type === TYPE.pound) return { kind: 'chip', source, name: '#' };
  if (element.type !== TYPE.plural && element.type !== TYPE.select)
    return { kind: 'chip', source, name: element.value };
  const forms = Object.entries(element.options).flatMap(([name, { location }]) => {
    if (!location) return [];
    // A form without the braces around it.
    const [from, to] = [location.start.offset + 1, location.end.offset - 1];
    return [{ name, from: from - start.offset, to: to - start.offset }];
  });
  return { kind: 'chip', source, name: element.value, choice: { isPlural: element.type === TYPE.plural, forms } };
}

/** Puts the parts of a message together again: what was typed is text, and only a chip is ICU. */
export function icuOfParts(parts: readonly IcuPart[], surroundings: Surroundings = {}): string {
  return parts.map((part) => (part.kind === 'chip' ? part.source : escaped(part.text, surroundings))).join('');
}

/** A text with everything quoted that ICU would read as syntax. */
function escaped(text: string, { isInPlural = false }: Surroundings): string {
  // `>` is only syntax behind an apostrophe, with which it begins a quotation; quoting it anywhere does no harm.
  const special = isInPlural ? '{}<>#' : '{}<>';
  let result = '';
  let quoted = '';
  const close = () => {
    if (quoted) result += `'${quoted}'`;
    quoted = '';
  };
  const characters = [...text];
  for (const [at, character] of characters.entries()) {
    if (special.includes(character)) {
      quoted += character;
      continue;
    }
    // Right behind the apostrophe that ends a quotation, another apostrophe would continue that quotation. So it is put
    // inside, where two apostrophes stand for one: `{'` becomes `'{'''`.
    if (quoted && character === "'") {
      quoted += "''";
      continue;
    }
    close();
    const next = characters[at + 1];
    // Before a sign that ICU reads, an apostrophe would begin a quotation. At the end of the text the `{` of a chip may
    // follow.
    const isAmbiguous = character === "'" && (next === undefined || `${special}'`.includes(next));
    result += isAmbiguous ? "''" : character;
  }
  close();
  return result;
}

/** The source of a plural or choice, with another text for one of its forms. */
export function withForm(source: string, { from, to }: { from: number; to: number }, text: string): string {
  return source.slice(0, from) + text + source.slice(to);
}

/** Every chip of a message, those in forms too, each source once. */
export function chipsOf(source: string, surroundings: Surroundings = {}): Extract<IcuPart, { kind: 'chip' }>[] {
  const chips = (icuPartsOf(source, surroundings) ?? []).filter((part) => part.kind === 'chip');
  const inner = chips.flatMap(({ source: chipSource, choice }) =>
    (choice?.forms ?? []).flatMap(({ from, to }) =>
      chipsOf(chipSource.slice(from, to), { isInPlural: choice?.isPlural ?? false }),
    ),
  );
  return [...new Map([...chips, ...inner].map((chip) => [chip.source, chip])).values()];
}

/** A message without the chips of one name, also in its forms. Where two blanks are then together, one is removed. */
export function withoutChip(source: string, name: string, surroundings: Surroundings = {}): string {
  const parts = icuPartsOf(source, surroundings);
  if (!parts) return source;
  const kept = parts.flatMap((part): IcuPart[] => {
    if (part.kind === 'text') return [part];
    return part.name === name ? [] : [{ ...part, source: withoutChipInForms(part, name) }];
  });
  return icuOfParts(kept, surroundings).replace(/([ \u00a0]) +/g, '$1');
}

function withoutChipInForms({ source, choice }: Extract<IcuPart, { kind: 'chip' }>, name: string): string {
  if (!choice) return source;
  const { forms, isPlural } = choice;
  // From the last, so that the places of the earlier ones stay right.
  return forms.reduceRight(
    (text, form) => withForm(text, form, withoutChip(source.slice(form.from, form.to), name, { isInPlural: isPlural })),
    source,
  );
}
