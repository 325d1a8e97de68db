import type { FileTree, RecordFile } from '#cli/content-lint/api.ts';
import type { ProjectCase } from '#src/domain/project-case.ts';
import type { Service } from '#src/domain/service.ts';
import { serviceMessageLimits } from '#src/domain/service-texts.ts';
import { drawingWords } from './drawing-words.ts';
import type { folderSchemas, SiteRecords } from './site-records.ts';

/** The messages that one record needs: fields below its key. */
export interface RecordWords {
  file: RecordFile;
  /** Path of the field with the key. */
  path: (string | number)[];
  key: string;
  fields: string[];
  /** Matches other fields that it may have; a field that is in neither is reported. If left out, none is reported. */
  optionalFields?: RegExp;
}

/** The groups with the words of records, and the folder in `content/` that has these records. */
export const wordGroups: readonly (readonly [group: string, folder: keyof typeof folderSchemas])[] = [
  ['services', 'services'],
  ['projects', 'projects'],
  ['drawings', 'services'],
];

const meta = ['meta.title', 'meta.description', 'meta.keywords'];
/** The fields below the key of a service. */
export const serviceFields = [
  ...serviceMessageLimits.flatMap(({ field, count }) => (count ? itemFields(field, count) : [field])),
  ...meta,
];
/** The fields below the key of a case, beside those of its pictures. */
export const projectFields = [
  'title',
  'industry',
  'summary',
  'coverAlt',
  'challenge.heading',
  'challenge.lead',
  'approach.heading',
  'approach.strategy',
  'approach.design',
  'approach.development',
  'solution.heading',
  'solution.text',
  'result.before',
  'result.after',
  'ctas.visitLive',
  'ctas.planMeeting',
  ...meta,
];

/** The fields below the key of a service or a case. */
export function fieldsOf(value: Service | ProjectCase): string[] {
  // Only cases have a gallery.
  if (!('gallery' in value)) {
    const { per, example } = value.price ?? {};
    return [...serviceFields, ...(per === 'unit' ? ['terms.unit'] : []), ...(example ? ['terms.example'] : [])];
  }
  const pictures = value.gallery.flatMap((_, at) => [`gallery.${at}.alt`, `gallery.${at}.caption`]);
  return [...projectFields, ...pictures];
}

/** The messages that all records need, as the templates and the drawings in `tree` use them. */
export function recordWords({ singleFiles, services, projects }: SiteRecords, tree: FileTree): RecordWords[] {
  // The callbacks below test these again: TypeScript does not see that they exist wherever they have items.
  const { categories, packages } = singleFiles;
  const wordsOf = (optionalFields: RegExp) => {
    return ({ file, value }: (typeof services | typeof projects)[number]): RecordWords => {
      return { file, path: ['i18nKey'], key: value.i18nKey, fields: fieldsOf(value), optionalFields };
    };
  };
  return [
    ...services.map(wordsOf(/^(?:synonyms|terms\.ownership|terms\.extras\.\d+)$/)),
    ...projects.map(wordsOf(/^(?:badges\.\d+|kpis\.\d+\.(?:label|value))$/)),
    ...services.flatMap(({ file, value: { id, drawing } }): RecordWords[] => {
      if (!drawing) return [];
      // Without the file of the drawing, its label is all that is known to be needed.
      const words = drawingWords(tree, drawing) ?? { fields: ['label'] };
      return [{ file, path: ['drawing'], key: `drawings.${id}`, ...words }];
    }),
    ...(categories?.value ?? []).flatMap((value, at) => {
      const fields = ['name', 'title', 'description', ...(value.image ? ['imageAlt'] : [])];
      return categories ? [{ file: categories.file, path: [at, 'i18nKey'], key: value.i18nKey, fields }] : [];
    }),
    ...(packages?.value ?? []).flatMap((value, at) => {
      const fields = ['name', 'price', 'period', ...(value.popular ? ['badge'] : []), 'items.0'];
      const optionalFields = /^items\.\d+$/;
      return packages
        ? [{ file: packages.file, path: [at, 'i18nKey'], key: value.i18nKey, fields, optionalFields }]
        : [];
    }),
  ];
}

/** Turns `features` and 2 into `features.0` and `features.1`. */
function itemFields(list: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => `${list}.${at}`);
}
