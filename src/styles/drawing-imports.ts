import { drawingName, drawings } from '#src/domain/drawing.ts';

/**
 * The stylesheet `generated/drawings.css`, which imports the styles of every drawing, each into an optional layer that
 * is named after its class: only pages with that class get it (`site.css`).
 */
export function drawingImports(): string {
  const imports = drawings.map((drawing) => {
    const file = `../../sections/drawings/${drawing.kind}/${drawing.subject}.css`;
    return `@import "${file}" layer(optional.drawing-${drawingName(drawing)});\n`;
  });
  return `/* Made by src/styles/drawing-imports.ts from the list in src/domain/drawing.ts. Do not edit. */\n${imports.join('')}`;
}
