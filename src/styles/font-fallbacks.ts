// Made by `npm run fonts` from the tables of the fonts. Do not edit.

/** Local fonts with the metrics of the web fonts, so that nothing moves when those arrive. */
export const fontFallbacks = [
  '@font-face{font-family:Familjen-fallback;font-weight:500 700;src:local("Roboto Bold"),local("Roboto-Bold"),local("Roboto");size-adjust:97.14%;ascent-override:105.52%;descent-override:23.16%;line-gap-override:0%}',
  '@font-face{font-family:Familjen-fallback;font-weight:500 700;src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold"),local("LiberationSans-Bold");size-adjust:91.66%;ascent-override:111.83%;descent-override:24.55%;line-gap-override:0%}',
  '@font-face{font-family:Instrument-fallback;font-weight:400 500;src:local("Roboto"),local("Roboto-Regular");size-adjust:103.06%;ascent-override:94.12%;descent-override:24.26%;line-gap-override:0%}',
  '@font-face{font-family:Instrument-fallback;font-weight:400 500;src:local("Arial"),local("ArialMT"),local("Liberation Sans"),local("LiberationSans");size-adjust:102.44%;ascent-override:94.69%;descent-override:24.4%;line-gap-override:0%}',
  '@font-face{font-family:Instrument-fallback;font-weight:600 700;src:local("Roboto Bold"),local("Roboto-Bold"),local("Roboto");size-adjust:104.04%;ascent-override:93.23%;descent-override:24.03%;line-gap-override:0%}',
  '@font-face{font-family:Instrument-fallback;font-weight:600 700;src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold"),local("LiberationSans-Bold");size-adjust:98.17%;ascent-override:98.81%;descent-override:25.47%;line-gap-override:0%}',
].join('');
