import { bandTokens, type FlagColours, tokens } from '#src/domain/palette.ts';

const declarations = (properties: Record<string, string>): string =>
  Object.entries(properties)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ');

/** The dark scheme is for screens alone: printed paper is white. */
const inTheDark = (rule: string): string => `@media screen and (prefers-color-scheme: dark) { ${rule} }`;

/**
 * The palette as custom properties: those of the page, light and dark, and those of the dark band (`.on-band`). A
 * token is a pair of colours, the first for the light scheme and the second for the dark one.
 */
export function paletteCss(): string {
  const light = Object.fromEntries(Object.entries(tokens).map(([name, [value]]) => [name, value]));
  const dark = Object.fromEntries(
    Object.entries(tokens).flatMap(([name, [inLight, inDark]]) => (inLight === inDark ? [] : [[name, inDark]])),
  );
  return [
    `:root { ${declarations(light)} }`,
    inTheDark(`:root { ${declarations(dark)} }`),
    `.on-band { ${declarations(bandTokens)} }`,
  ].join('\n');
}

/** The two colours that draw a flag, as custom properties for everything below a class. */
export function flagCss(className: string, { a, b }: FlagColours): string {
  return `.${className} { ${declarations({ a, b })} }`;
}

/**
 * All colours that belong to a flag, as custom properties for everything below a class. In the dark scheme a coloured
 * section (`field`) has the dark background of the drawing (`tint`), which does not glare. `deep` and `tint` are pairs:
 * light, then dark.
 */
export function allColoursCss(className: string, { a, b, deep, field, onfield, tint }: FlagColours): string {
  return [
    `.${className} { ${declarations({ a, b, deep: deep[0], field, onfield, ...(tint && { tint: tint[0] }) })} }`,
    inTheDark(`.${className} { ${declarations({ deep: deep[1], ...(tint && darkField(tint[1])) })} }`),
  ].join('\n');
}

const darkField = (tint: string) => ({ tint, field: tint, onfield: tokens.ink[1] });
