import type { CodeLocation } from '../core/project/code-use.ts';
import { withPart } from '../core/requests/expand-id-form.ts';
import { maxForms, type PossibleValue, type TextValue, unknownValue } from './possible-value.ts';

/**
 * Gives every text that a concatenation can have, as each of its parts can have several values; unknown if there are
 * more than `maxForms`. `location` is the expression that joins the parts.
 */
export function joinTexts(
  parts: readonly (readonly PossibleValue[])[],
  location: CodeLocation,
): readonly PossibleValue[] {
  // A text with `undefined` or `null` in it is an id that nobody means.
  const valuesByPart = parts.map((values) => values.filter(({ is }) => is !== 'nothing'));
  const count = valuesByPart.reduce((product, values) => product * values.length, 1);
  if (count > maxForms) return unknownValue;
  let texts: TextValue[] = [{ is: 'text', parts: [], location, callDepth: 0 }];
  for (const values of valuesByPart) texts = texts.flatMap((text) => values.map((value) => joined(text, value)));
  return texts;
}

/** Appends one possible value of the next part; a value that the code does not spell out is appended as a gap. */
function joined(text: TextValue, value: PossibleValue): TextValue {
  if (value.is === 'number') return { ...text, parts: [...text.parts, { number: true }] };
  // The gap of a runtime value keeps the name of that value; a list or an object has no such name.
  if (value.is !== 'text')
    return { ...text, parts: [...text.parts, { path: value.is === 'runtime' ? value.path : [] }] };
  // Of parts that were passed as arguments, the one passed through the most calls is where an author asks for this id:
  // findings are reported there. Without such a part they are reported at the expression that joins the texts.
  const reported = value.callDepth > text.callDepth ? value : text;
  // Uncertain if the running program picks one of several texts for any of the parts.
  const uncertain = text.uncertain || value.uncertain ? { uncertain: true as const } : {};
  return {
    is: 'text',
    parts: value.parts.reduce(withPart, [...text.parts]),
    location: reported.location,
    callDepth: reported.callDepth,
    ...uncertain,
  };
}
