import { escapeRegExp, parseRecord } from '#cli/content-lint/api.ts';
import { applyTextEdits } from '#cli/content-lint/host.ts';
import type { CasePictureRole } from './pictures-api.ts';

/** Where a picture is in its case; `at` is its index in the gallery. */
interface Place {
  role: CasePictureRole;
  at: number;
}

/**
 * Gives the text of the file of a case with the picture `src` instead of `replacedSrc`; or, if that is undefined, with
 * one more at the end of its gallery. All else stays as it is written.
 */
export function withPicture(
  path: string,
  fileText: string,
  { role, at }: Place,
  replacedSrc: string | undefined,
  src: string,
): string {
  const { locate } = parseRecord(path, fileText);
  if (replacedSrc === undefined) {
    // For an added picture, `at` is the number of pictures so far. A gallery has at least one.
    const last = locate([role, at - 1]).value;
    const lineStart = fileText.lastIndexOf('\n', last.start) + 1;
    const beforeItem = fileText.slice(lineStart, last.start);
    // The list has a line for each item, which begins with `- ` and may end in a comment; otherwise it is `[…, …]`.
    const hasLines = /^ *- +$/.test(beforeItem);
    const end = hasLines ? `${fileText}\n`.indexOf('\n', last.end) : last.end;
    const separator = hasLines ? `\n${beforeItem}` : ', ';
    return applyTextEdits(fileText, [{ start: end, end, text: separator + src }]);
  }
  const pathInFile = role === 'gallery' ? [role, at] : [role];
  const changed = applyTextEdits(fileText, [{ ...locate(pathInFile).value, text: src }]);
  if (role !== 'gallery') return changed;
  // `services` of the case repeats the address of a picture of the gallery: `{ id: …, screen: /images/… }`, or on a
  // line of its own. The lookahead leaves a longer address that begins with this one alone.
  const screen = new RegExp(`(?<=screen: ["']?)${escapeRegExp(replacedSrc)}(?=["'\\s,}]|$)`, 'gm');
  return changed.replaceAll(screen, src);
}
