import { logoColours, tokens } from '#src/domain/palette.ts';

/** The colours that every picture for sharing has, as on the light page. */
export const shareColours = {
  paper: tokens.paper[0],
  ink: tokens.ink[0],
  red: logoColours.triangle,
  yellow: logoColours.quarter,
};
