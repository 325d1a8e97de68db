// Made by `npm run fonts` from the tables of the fonts. Do not edit.

/** Local fonts with the metrics of the web fonts, so that nothing moves when those arrive. */
export const fontFallbacks = [
  '@font-face{font-family:Familjen-fallback;font-weight:600;src:local("Roboto Bold"),local("Roboto");size-adjust:96.8%;ascent-override:105.9%;descent-override:23.2%;line-gap-override:0%}',
  '@font-face{font-family:Familjen-fallback;font-weight:600;src:local("Arial Bold"),local("Liberation Sans Bold");size-adjust:91.4%;ascent-override:112.2%;descent-override:24.6%;line-gap-override:0%}',
  '@font-face{font-family:Instrument-fallback;font-weight:400 500;src:local("Roboto");size-adjust:103.1%;ascent-override:94.1%;descent-override:24.2%;line-gap-override:0%}',
  '@font-face{font-family:Instrument-fallback;font-weight:400 500;src:local("Arial"),local("Liberation Sans");size-adjust:102.5%;ascent-override:94.6%;descent-override:24.4%;line-gap-override:0%}',
  '@font-face{font-family:Instrument-fallback;font-weight:600;src:local("Roboto Bold"),local("Roboto");size-adjust:104.1%;ascent-override:93.2%;descent-override:24%;line-gap-override:0%}',
  '@font-face{font-family:Instrument-fallback;font-weight:600;src:local("Arial Bold"),local("Liberation Sans Bold");size-adjust:98.2%;ascent-override:98.7%;descent-override:25.4%;line-gap-override:0%}',
].join('');
