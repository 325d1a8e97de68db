import type { PluralOrSelectOption } from '@formatjs/icu-messageformat-parser';
import type { Span } from '../finding.ts';
import { spanOf } from './walk-message.ts';

/** The name of an option in the text of its message: the parser only gives the location of its braces. */
export function optionSpan(text: string, name: string, branch: PluralOrSelectOption): Span {
  const brace = spanOf(branch).start;
  const start = text.lastIndexOf(name, brace - 1);
  return start < 0 ? { start: brace, end: brace + 1 } : { start, end: start + name.length };
}
