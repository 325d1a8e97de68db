// Made by `npm run fonts` from the tables of the fonts. Do not edit.

/** Local fonts with the metrics of the web fonts, so that nothing moves when those arrive. */
export const fontFallbacks = [
  '@font-face{font-family:Familjen-fallback;font-weight:500 700;src:local("Roboto Bold"),local("Roboto-Bold"),local("Roboto");size-adjust:96.82%;ascent-override:105.87%;descent-override:23.24%;line-gap-override:0%}',
  '@font-face{font-family:Familjen-fallback;font-weight:500 700;src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold"),local("LiberationSans-Bold");size-adjust:91.36%;ascent-override:112.2%;descent-override:24.63%;line-gap-override:0%}',
  '@font-face{font-family:Instrument-fallback;font-weight:400 500;src:local("Roboto"),local("Roboto-Regular");size-adjust:102.44%;ascent-override:94.69%;descent-override:24.4%;line-gap-override:0%}',
  '@font-face{font-family:Instrument-fallback;font-weight:400 500;src:local("Arial"),local("ArialMT"),local("Liberation Sans"),local("LiberationSans");size-adjust:101.83%;ascent-override:95.26%;descent-override:24.55%;line-gap-override:0%}',
  '@font-face{font-family:Instrument-fallback;font-weight:600 700;src:local("Roboto Bold"),local("Roboto-Bold"),local("Roboto");size-adjust:103.42%;ascent-override:93.8%;descent-override:24.17%;line-gap-override:0%}',
  '@font-face{font-family:Instrument-fallback;font-weight:600 700;src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold"),local("LiberationSans-Bold");size-adjust:97.58%;ascent-override:99.4%;descent-override:25.62%;line-gap-override:0%}',
].join('');
