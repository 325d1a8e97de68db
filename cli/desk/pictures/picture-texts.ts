import { parse } from 'jsonc-parser';
import { changeMessages } from '#cli/content-lint/host.ts';
import type { CheckedProject } from '#cli/desk/project/checked-project.ts';
import { messagePathsOf } from '#cli/desk/project/message-edit.ts';
import { withListStep } from '#cli/desk/structure/list-edit.ts';
import { type Locale, locales, sourceLocale } from '#src/domain/locale.ts';

/**
 * Gives the changed catalogues, by path, in which a picture has these `texts`: its alt text and its caption, by message
 * id and locale. Writes nothing. `ids` are such as `projects.bakery.gallery.0.alt`. A picture that is new to the
 * gallery gets a place in its list first.
 */
export function withPictureTexts(
  checked: CheckedProject,
  ids: readonly string[],
  texts: Readonly<Record<string, Record<Locale, string>>>,
): Map<string, string> {
  const [firstId] = ids;
  if (firstId === undefined) return new Map();
  // The ids of a new picture do not exist yet. The title of its record always does, and is in the same files.
  const titleId = `${firstId.split('.').slice(0, 2).join('.')}.title`;
  const paths = messagePathsOf(checked, titleId);
  const catalogues = new Map(
    locales.map((locale) => [paths[locale], withPlace(checked.textOf(paths[locale]), firstId)]),
  );
  const files = { texts: catalogues, messages: checked.messagesPattern, source: sourceLocale };
  return new Map(
    locales.map((locale) => {
      const values = new Map(ids.map((id) => [id, texts[id]?.[locale] ?? '']));
      const changed = changeMessages(files, locale, values);
      // Texts that are all as they were change no file: then it stays as `withPlace` gave it.
      return [paths[locale], changed.get(paths[locale]) ?? catalogues.get(paths[locale]) ?? ''] as const;
    }),
  );
}

/**
 * The text of a catalogue whose gallery has the place that a message id names, such as `projects.bakery.gallery.3.alt`.
 */
function withPlace(text: string, id: string): string {
  const [, , list, at] = id.split('.');
  const { gallery = [] } = parse(text) as { gallery?: unknown[] };
  // A cover is in no list, and a picture that replaces another has its place already.
  if (list !== 'gallery' || Number(at) < gallery.length) return text;
  const step = { kind: 'add', at: gallery.length } as const;
  return withListStep(text, ['gallery'], step, { alt: '', caption: '' }) ?? text;
}
