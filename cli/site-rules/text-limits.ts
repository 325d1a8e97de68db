/** How long a text may be, in characters as the visitor reads it. */
export interface TextLimit {
  /** Keys it applies to; `*` stands for one part of a key, `**` for any. */
  keys: string;
  min: number;
  max: number;
}

/**
 * From the design: a headline has room for three lines at 320 px, a card's heading for two, a chip and a button for
 * one, the longest paragraph for eight lines of 66 characters. Search engines cut longer titles and descriptions.
 */
const textLimits: readonly TextLimit[] = [
  { keys: '**.meta.title', min: 30, max: 60 },
  { keys: '**.meta.description', min: 70, max: 160 },
  { keys: '**.meta.keywords', min: 20, max: 160 },
  { keys: '**.meta.imageAlt', min: 20, max: 160 },
  { keys: '**.alt', min: 20, max: 180 },
  { keys: '**.coverAlt', min: 20, max: 200 },
  { keys: 'services.*.title', min: 3, max: 40 },
  { keys: 'services.*.headline', min: 20, max: 90 },
  { keys: 'services.*.shortDescription', min: 50, max: 110 },
  { keys: 'services.*.description', min: 120, max: 280 },
  { keys: 'services.*.features.*', min: 5, max: 45 },
  { keys: 'services.*.featureTexts.*', min: 60, max: 220 },
  { keys: 'services.*.terms.*', min: 120, max: 420 },
  { keys: 'services.*.benefits.*', min: 10, max: 75 },
  { keys: 'services.*.benefitTexts.*', min: 60, max: 220 },
  { keys: 'services.*.useCases.*', min: 8, max: 50 },
  { keys: 'services.*.useCaseTexts.*', min: 80, max: 240 },
  { keys: 'services.*.whatIsDescription', min: 200, max: 520 },
  { keys: 'services.*.whatIsSecondParagraph', min: 200, max: 520 },
  { keys: 'services.*.benefitsIntro', min: 60, max: 200 },
  { keys: 'services.*.useCasesIntro', min: 50, max: 200 },
  { keys: 'services.*.whyIntro', min: 80, max: 280 },
  { keys: 'services.*.whyPoint1Description', min: 80, max: 260 },
  { keys: 'services.*.whyPoint2Description', min: 80, max: 260 },
  { keys: 'services.*.whyPoint1Title', min: 8, max: 50 },
  { keys: 'services.*.whyPoint2Title', min: 8, max: 50 },
  { keys: 'services.*.whatIsTitle', min: 10, max: 64 },
  { keys: 'services.*.benefitsTitle', min: 10, max: 64 },
  { keys: 'services.*.useCasesTitle', min: 10, max: 64 },
  { keys: 'services.*.whyTitle', min: 10, max: 64 },
  { keys: 'services.*.ctaText', min: 12, max: 64 },
  { keys: 'services.*.ctaSubtext', min: 60, max: 200 },
  { keys: 'projects.*.title', min: 3, max: 40 },
  { keys: 'projects.*.industry', min: 3, max: 40 },
  { keys: 'projects.*.summary', min: 120, max: 280 },
  { keys: 'projects.*.badges.*', min: 2, max: 20 },
  { keys: 'projects.*.kpis.*.label', min: 3, max: 24 },
  { keys: 'projects.*.kpis.*.value', min: 1, max: 48 },
  { keys: '**.button', min: 3, max: 32 },
  { keys: 'labels.*', min: 2, max: 28 },
];

const whole = new Map(textLimits.filter(({ keys }) => !keys.startsWith('**.')).map((limit) => [limit.keys, limit]));
const endings = new Map(
  textLimits.filter(({ keys }) => keys.startsWith('**.')).map((limit) => [limit.keys.slice(3), limit]),
);

/** Finds the limit of a key: a pattern for its last parts comes before one for the whole key. */
export function limitOf(key: string): TextLimit | undefined {
  const last = key.lastIndexOf('.');
  const ending = endings.get(key.slice(last + 1)) ?? endings.get(key.slice(key.lastIndexOf('.', last - 1) + 1));
  if (ending) return ending;
  const first = key.indexOf('.');
  const folder = key.slice(0, first);
  if (folder !== 'services' && folder !== 'projects' && folder !== 'labels') return undefined;
  const second = key.indexOf('.', first + 1);
  const rest = second < 0 ? '' : key.slice(second).replace(/\.\d+/g, '.*');
  return whole.get(`${folder}.*${rest}`);
}
