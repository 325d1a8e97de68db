import * as v from 'valibot';
import { TextSchema } from '#src/domain/field-schemas.ts';

/** `content/technologies.yaml`: the six techniques whose logos the about page shows (R35, R86). */
export const TechnologiesSchema = v.pipe(
  v.array(TextSchema),
  v.length(6, 'list exactly six: the about page has room for six logos'),
);
