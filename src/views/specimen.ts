import type { Service } from '#src/domain/service.ts';
import type { Specimen } from '#src/domain/specimen.ts';
import type { ViewContext } from '#src/views/context.ts';

/** What a visitor can choose in a drawing; the styles of the drawing select by the value that is checked. */
export interface SpecimenChoice {
  legend: string;
  options: { value: string; label: string }[];
}

/** The specimen of a service with its words, which are below `specimens.<id>` in the catalogues. */
export type SpecimenView = Specimen & {
  /** Says that the drawing is an example. */
  exampleNote: string;
  /** The name of the client that all drawings are made for. */
  client: string;
  /** What the drawing shows. */
  label: string;
  choice?: SpecimenChoice;
  /** The other words in the drawing, by the names that it gives them. */
  texts: Readonly<Record<string, string>>;
};

export function specimenView({ t }: ViewContext, { id, specimen }: Service): SpecimenView | undefined {
  if (!specimen) return undefined;
  const key = `specimens.${id}`;
  const options = t.names(`${key}.options`).map((value) => ({ value, label: t.text(`${key}.options.${value}`) }));
  return {
    ...specimen,
    exampleNote: t.text('service-page.example.mark'),
    client: t.text('service-page.example.client'),
    label: t.text(`${key}.label`),
    ...(options.length > 0 && { choice: { legend: t.text(`${key}.legend`), options } }),
    texts: Object.fromEntries(t.names(`${key}.texts`).map((name) => [name, t.text(`${key}.texts.${name}`)])),
  };
}
