import type { Place, Span, Spot } from '../finding.ts';
import { type CatalogueFile, type Project, recordFiles } from '../project/project.ts';
import { fileSpan } from './json-offset.ts';
import { type LineIndex, lineIndex } from './line-index.ts';

/** Gives the line and column of a place; a file's lines are counted at its first finding. */
export function locator(project: Project): (place: Place) => Spot {
  const texts = new Map<string, string>();
  for (const catalogue of project.catalogues) for (const file of catalogue.files) texts.set(file.path, file.text);
  for (const file of recordFiles(project)) texts.set(file.path, file.text);
  const indexes = new Map<string, LineIndex>();
  const spot = (file: string, span: Span) => {
    let index = indexes.get(file);
    if (!index) {
      index = lineIndex(texts.get(file) ?? project.code?.textOf(file) ?? '');
      indexes.set(file, index);
    }
    return index.spot(file, span);
  };
  return (place) => {
    const [file, span] = spanIn(project, place);
    return spot(file, span);
  };
}

/** The path of the file that a place is in. */
export function fileOf(project: Project, place: Place): string {
  return 'file' in place ? place.file : (holderOf(project, place.locale, place.key)?.path ?? '');
}

function holderOf(project: Project, locale: string, key: string): CatalogueFile | undefined {
  const files = project.catalogues.find((catalogue) => catalogue.locale === locale)?.files ?? [];
  return files.find((one) => one.messages.has(key)) ?? files.find((one) => one.locate(key)) ?? files[0];
}

/** The file and the offsets of a place. */
export function placeInFile(project: Project, place: Place): { path: string; span: Span } {
  const [path, span] = spanIn(project, place);
  return { path, span };
}

/** The text of a message; empty where there is none. */
export function messageText(project: Project, locale: string, key: string): string {
  return project.catalogues.find((catalogue) => catalogue.locale === locale)?.messages.get(key) ?? '';
}

function spanIn(project: Project, place: Place): [file: string, span: Span] {
  const top = { start: 0, end: 0 };
  if ('path' in place) {
    const found = recordFiles(project)
      .find((record) => record.path === place.file)
      ?.locate(place.path);
    return [place.file, found?.[place.on ?? 'value'] ?? top];
  }
  if ('file' in place) return [place.file, place.span ?? top];
  const file = holderOf(project, place.locale, place.key);
  const found = file?.locate(place.key);
  if (!file || !found) return [file?.path ?? place.locale, top];
  if (place.on === 'key') return [file.path, found.key];
  return [file.path, place.span ? fileSpan(file.text, found.value, place.span) : found.value];
}
