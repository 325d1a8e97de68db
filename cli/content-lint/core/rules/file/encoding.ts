import { recordFiles } from '../../project/project.ts';
import { defineRule } from '../../rule.ts';

/** The character that reading as UTF-8 makes of bytes that are not UTF-8. */
const lost = '\ufffd';

/** Reports a file that is in UTF-16, or that has bytes that are not UTF-8. */
export const fileEncoding = defineRule({
  code: 'file/encoding',
  severity: 'error',
  examples: {
    bad: { 'content/site.yaml': `street: Caf${lost}kade\n`, 'i18n/nl.json': '{}', 'i18n/en.json': '{}' },
    good: { 'content/site.yaml': 'street: Cafékade\n', 'i18n/nl.json': '{}', 'i18n/en.json': '{}' },
  },
  project(context) {
    const { project } = context;
    const catalogues = project.catalogues.flatMap(({ files }) => files);
    // If the lost character is in a message, `text/mojibake` reports it, and the file is left out here.
    const others = catalogues.filter(({ messages }) => ![...messages.values()].some((text) => text.includes(lost)));
    for (const { path, text } of [...others, ...recordFiles(project)]) {
      const kind = isUtf16(text) ? 'utf-16' : 'lost';
      const at = kind === 'utf-16' ? 0 : text.indexOf(lost);
      if (at >= 0) context.report({ file: path, span: { start: at, end: at + 1 } }, { kind, file: path });
    }
  },
});

/** How much of a file is enough to recognise its encoding. */
const checkedCharacters = 40;

/** Every second byte of a Latin text in UTF-16 is zero. */
export function isUtf16(text: string): boolean {
  return text.slice(0, checkedCharacters).includes('\0');
}
