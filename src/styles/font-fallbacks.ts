// Made by `npm run fonts` from the tables of the fonts. Do not edit.

/** Local fonts with the width of the web fonts, so that lines break alike with either. */
export const fontFallbacks = [
  '@font-face{font-family:Familjen-fallback;font-weight:600;src:local("Roboto Bold"),local("Roboto");size-adjust:96.8%}',
  '@font-face{font-family:Familjen-fallback;font-weight:600;src:local("Arial Bold"),local("Liberation Sans Bold");size-adjust:91.4%}',
].join('');
