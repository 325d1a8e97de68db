import type { IdPart, Site } from './code-use.ts';
import { formsAtMost, type Known, nothingKnown, type TextValue } from './known-value.ts';

/** Every way to put one form of each part behind the other; `site` is where they are put together. */
export function joinTexts(parts: readonly (readonly Known[])[], site: Site): readonly Known[] {
  const given = parts.map((forms) => forms.filter(({ is }) => is !== 'nothing'));
  const count = given.reduce((product, forms) => product * forms.length, 1);
  if (count > formsAtMost) return nothingKnown;
  let texts: TextValue[] = [{ is: 'text', parts: [], site, hops: 0 }];
  for (const forms of given) texts = texts.flatMap((text) => forms.map((form) => joined(text, form)));
  return texts;
}

function joined(text: TextValue, form: Known): TextValue {
  if (form.is === 'number') return { ...text, parts: [...text.parts, { number: true }] };
  if (form.is !== 'text') return { ...text, parts: [...text.parts, { path: form.is === 'outside' ? form.path : [] }] };
  const from = form.hops > text.hops ? form : text;
  const unsure = text.unsure || form.unsure ? { unsure: true as const } : {};
  return { is: 'text', parts: glued(text.parts, form.parts), site: from.site, hops: from.hops, ...unsure };
}

/** Puts parts behind each other; texts that meet become one. */
function glued(before: readonly IdPart[], more: readonly IdPart[]): IdPart[] {
  const parts = [...before];
  for (const part of more) {
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else if (part !== '') parts.push(part);
  }
  return parts;
}
