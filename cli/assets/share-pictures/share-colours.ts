/** The colours that every picture for sharing has, as on the light page. */
export const shareColours = {
  paper: '#FBF8F2',
  ink: '#101F2E',
  signal: '#C43218',
  yellow: '#FFC53D',
} as const;
