import { parseRecord } from '#cli/content-lint/api.ts';
import { applyTextEdits } from '#cli/content-lint/host.ts';
import type { CasePictureRole } from './pictures-api.ts';

interface Place {
  role: CasePictureRole;
  at: number;
}

/**
 * Gives the file of a case with another picture in a place; or, if there is no picture `before`, with one more at the
 * end of its gallery. All else stays as it is written.
 */
export function withPicture(
  path: string,
  text: string,
  { role, at }: Place,
  before: string | undefined,
  src: string,
): string {
  const { locate } = parseRecord(path, text);
  const steps = role === 'gallery' ? [role, at] : [role];
  if (before === undefined) {
    const last = locate([role, at - 1]).value;
    const lineStart = text.lastIndexOf('\n', last.start) + 1;
    const isBlock = /^ *- $/.test(text.slice(lineStart, last.start));
    const between = isBlock ? `\n${text.slice(lineStart, last.start)}` : ', ';
    return applyTextEdits(text, [{ start: last.end, end: last.end, text: between + src }]);
  }
  const changed = applyTextEdits(text, [{ ...locate(steps).value, text: src }]);
  // `services` of the case repeats the address of a picture of the gallery: `{ id: …, screen: /images/… }`.
  return role === 'gallery' ? changed.replaceAll(`screen: ${before} `, `screen: ${src} `) : changed;
}
