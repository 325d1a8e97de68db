import { serviceMessageLimits, type TextLength } from '#src/domain/service-texts.ts';

export interface TextLimit extends TextLength {
  /** Keys it applies to; `*` is the name of a record or the place in a list, `**` any beginning. */
  keys: string;
}

/** How long texts may be. Search engines cut longer titles and descriptions. */
const textLimits: readonly TextLimit[] = [
  { keys: '**.meta.title', min: 30, max: 60 },
  { keys: '**.meta.description', min: 70, max: 160 },
  { keys: '**.meta.keywords', min: 20, max: 160 },
  { keys: '**.meta.imageAlt', min: 20, max: 160 },
  { keys: '**.alt', min: 20, max: 180 },
  { keys: '**.coverAlt', min: 20, max: 200 },
  ...serviceMessageLimits.map(({ field, count, min, max }) => ({
    keys: `services.*.${field}${count ? '.*' : ''}`,
    min,
    max,
  })),
  { keys: 'services.*.terms.example', min: 40, max: 180 },
  { keys: 'services.*.terms.extras.*', min: 8, max: 75 },
  { keys: 'services.*.terms.ownership', min: 40, max: 300 },
  { keys: 'projects.*.title', min: 3, max: 40 },
  { keys: 'projects.*.industry', min: 3, max: 40 },
  { keys: 'projects.*.summary', min: 120, max: 280 },
  { keys: 'projects.*.badges.*', min: 2, max: 20 },
  { keys: 'projects.*.kpis.*.label', min: 3, max: 24 },
  { keys: 'projects.*.kpis.*.value', min: 1, max: 48 },
  { keys: '**.button', min: 3, max: 32 },
  { keys: 'labels.*', min: 2, max: 28 },
];

const limitsByWholeKey = new Map(
  textLimits.filter(({ keys }) => !keys.startsWith('**.')).map((limit) => [limit.keys, limit]),
);
const limitsByEnding = new Map(
  textLimits.filter(({ keys }) => keys.startsWith('**.')).map((limit) => [limit.keys.slice('**.'.length), limit]),
);

/** Finds the limit of a key: a pattern for its last parts takes precedence over one for the whole key. */
export function limitOf(key: string): TextLimit | undefined {
  const lastDot = key.lastIndexOf('.');
  const lastPart = key.slice(lastDot + 1);
  const lastTwoParts = key.slice(key.lastIndexOf('.', lastDot - 1) + 1);
  const ending = limitsByEnding.get(lastPart) ?? limitsByEnding.get(lastTwoParts);
  if (ending) return ending;
  const firstDot = key.indexOf('.');
  const folder = key.slice(0, firstDot);
  // All patterns for whole keys begin with one of these.
  if (folder !== 'services' && folder !== 'projects' && folder !== 'labels') return undefined;
  // `services.seo.features.0` becomes the pattern `services.*.features.*`.
  const secondDot = key.indexOf('.', firstDot + 1);
  const rest = secondDot < 0 ? '' : key.slice(secondDot).replace(/\.\d+/g, '.*');
  return limitsByWholeKey.get(`${folder}.*${rest}`);
}
