import type { FileChanges } from '#cli/content-lint/host.ts';
import type { CheckedProject } from '#cli/desk/project/checked-project.ts';
import { Refused } from '#cli/desk/refused.ts';
import { slugFrom } from '#cli/new/names.ts';
import { newCase } from '#cli/new/new-case.ts';
import { newService } from '#cli/new/new-service.ts';
import type { CategoryId } from '#src/domain/category.ts';
import { type Locale, locales, sourceLocale } from '#src/domain/locale.ts';
import { slugText } from '#src/domain/slug-text.ts';
import type { RecordKind } from './structure-api.ts';

interface NewRecord {
  kind: RecordKind;
  names: Record<Locale, string>;
  /** Only a service is put into it. */
  category: CategoryId;
}

/**
 * Gives the files of a new draft, and the id of its title. Writes nothing. Throws a `Refused` if a name has no letter
 * or digit, or if another record has it.
 */
export function filesOfNewRecord(
  { project, contentOf }: CheckedProject,
  { kind, names, category }: NewRecord,
): { files: FileChanges; titleId: string } {
  for (const locale of locales)
    if (slugText(names[locale]) === '') throw new Refused({ reason: 'bad-request', detail: names[locale] });
  const { create } = kind === 'service' ? newService(project, names, category) : newCase(project, names);
  const taken = create.keys().find((path) => contentOf(path) !== null);
  if (taken !== undefined) throw new Refused({ reason: 'taken', detail: slugFrom(names[sourceLocale]) });
  const folder = kind === 'service' ? 'services' : 'projects';
  return { files: create, titleId: `${folder}.${slugFrom(names[sourceLocale])}.title` };
}
