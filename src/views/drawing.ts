import type { Drawing } from '#src/domain/drawing.ts';
import type { Service } from '#src/domain/service.ts';
import type { ViewContext } from '#src/views/context.ts';

/** What a visitor can choose in a drawing; the styles of the drawing select by the value that is checked. */
export interface DrawingChoice {
  legend: string;
  options: { value: string; label: string }[];
}

/** The drawing of a service with its words, which are below `drawings.<id>` in the catalogues. */
export type DrawingView = Drawing & {
  /** Says that the drawing is an example. */
  exampleNote: string;
  /** The name of the client that all drawings are made for. */
  client: string;
  /** What the drawing shows. */
  label: string;
  choice?: DrawingChoice;
  /** The other words in the drawing, by the names that it gives them. */
  texts: Readonly<Record<string, string>>;
};

export function drawingView({ t }: ViewContext, { id, drawing }: Service): DrawingView | undefined {
  if (!drawing) return undefined;
  const key = `drawings.${id}`;
  const options = t.names(`${key}.options`).map((value) => ({ value, label: t.text(`${key}.options.${value}`) }));
  return {
    ...drawing,
    exampleNote: t.text('service-page.example.mark'),
    client: t.text('service-page.example.client'),
    label: t.text(`${key}.label`),
    ...(options.length > 0 && { choice: { legend: t.text(`${key}.legend`), options } }),
    texts: Object.fromEntries(t.names(`${key}.texts`).map((name) => [name, t.text(`${key}.texts.${name}`)])),
  };
}
