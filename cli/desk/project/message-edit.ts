import { changeMessages, messagePattern } from '#cli/content-lint/host.ts';
import type { Texts } from '#cli/desk/desk-api.ts';
import type { CheckedProject } from '#cli/desk/project/checked-project.ts';
import { Refused } from '#cli/desk/refused.ts';
import { byLocale, type Locale, locales, sourceLocale } from '#src/domain/locale.ts';

/** The file of a message in each locale. Throws a `Refused` for a message that no file has. */
export function messagePathsOf({ project, messagesPattern }: CheckedProject, id: string): Record<Locale, string> {
  // The first catalogue is that of the source locale; `inLocale` turns `i18n/nl/…` into `i18n/en/…`.
  const sourcePath = project.catalogues[0]?.files.find((file) => file.messages.has(id))?.path;
  const { inLocale } = messagePattern(messagesPattern);
  return byLocale((locale) => {
    const path = locale === sourceLocale ? sourcePath : sourcePath && inLocale(sourcePath, locale);
    if (path === undefined) throw new Refused({ reason: 'unknown', detail: id });
    return path;
  });
}

/** The texts of a message as they are on the disk now: reads its files again. */
export async function textsOnDisk(checked: CheckedProject, id: string): Promise<Texts> {
  await checked.read(Object.values(messagePathsOf(checked, id)));
  return textsIn(checked, id);
}

/** The texts of a message as they were when the project last read its files. */
export function textsIn({ project }: CheckedProject, id: string): Texts {
  const entries = project.catalogues.flatMap(({ locale, messages }) => {
    const text = messages.get(id);
    return text === undefined ? [] : [[locale, text]];
  });
  return Object.fromEntries(entries);
}

/**
 * Gives the changed files of a message with new texts; a locale that `texts` leaves out stays as it is. Writes nothing.
 * In each file one string is replaced, or inserted where the source has it.
 */
export function filesWithTexts(checked: CheckedProject, id: string, texts: Texts): Map<string, string> {
  const paths = messagePathsOf(checked, id);
  const fileTexts = new Map(Object.values(paths).map((path) => [path, checked.textOf(path)]));
  const files = { texts: fileTexts, messages: checked.messagesPattern, source: sourceLocale };
  const currentTexts = textsIn(checked, id);
  const changed = locales.flatMap((locale) => {
    const text = texts[locale];
    if (text === undefined || text === currentTexts[locale]) return [];
    return [...changeMessages(files, locale, new Map([[id, text]]))];
  });
  return new Map(changed);
}
