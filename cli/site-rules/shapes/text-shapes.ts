/** A way of building sentences that readers notice when too many pages use it. */
export interface TextShape {
  name: 'question' | 'situation' | 'what-where' | 'trade' | 'list-of-three';
  /** The field of a service, with `*` for the place in a list; undefined if every text of a service counts. */
  field: string | undefined;
  /** Whether each text counts, or each service once. */
  counts: 'texts' | 'services';
  matches(text: string): boolean;
}

/** Words that may follow the name of a trade. */
const wordsAfterTrade =
  'met|die|dat|in|op|zonder|waar|van|voor|aan|na|achter|bij|with|that|who|whose|without|where|in|on|at|for|of|after|before|behind';

/** Shapes that most of the services once had. At most a third of the texts or services may have each. */
const textShapes: readonly TextShape[] = [
  // “Voor welke zoekvraag wilt u bovenaan staan?”
  { name: 'question', field: 'ctaText', counts: 'services', matches: (text) => text.trimEnd().endsWith('?') },
  // A situation first: “De telefoon gaat. Wij nemen op.”
  {
    name: 'situation',
    field: 'description',
    counts: 'services',
    matches: (text) => /[.!?]\s+(?:Wij|We)\s/.test(text),
  },
  // “Wat een betere plek u oplevert”
  {
    name: 'what-where',
    field: 'benefitsTitle',
    counts: 'services',
    matches: (text) => /^(?:Wat|Waar|What|Where)(?![\p{L}])/u.test(text),
  },
  // “Tandartspraktijk met lege stoelen”
  {
    name: 'trade',
    field: 'useCases.*',
    counts: 'texts',
    matches: (text) => new RegExp(`^\\S+(?: \\S+){0,2} (?:${wordsAfterTrade}) `).test(text),
  },
  // “Zo ziet u drie dingen: bezoek, klikken en aanvragen.”
  {
    name: 'list-of-three',
    field: undefined,
    counts: 'services',
    matches: (text) => /:\s[^.:;,]+,\s[^.:;,]+(?:,| en | of | and | or )/.test(text),
  },
];

export interface ShapeCount {
  shape: TextShape;
  count: number;
  /** How many texts or services there are. */
  total: number;
  /** Key of the first text that has the shape. */
  firstKey: string | undefined;
}

/** Counts each shape over the texts of all services in one language, by their keys such as `services.seo.ctaText`. */
export function countShapes(texts: readonly { key: string; text: string }[]): ShapeCount[] {
  const services = new Set(texts.map(({ key }) => recordOf(key)));
  const byField = Map.groupBy(texts, ({ key }) => fieldOf(key));
  return textShapes.map((shape) => {
    const candidates = shape.field === undefined ? texts : (byField.get(shape.field) ?? []);
    const matching = candidates.filter(({ text }) => shape.matches(text));
    const count = shape.counts === 'texts' ? matching.length : new Set(matching.map(({ key }) => recordOf(key))).size;
    const total = shape.counts === 'texts' ? candidates.length : services.size;
    return { shape, count, total, firstKey: matching[0]?.key };
  });
}

function recordOf(key: string): string {
  return key.split('.', 2).join('.');
}

function fieldOf(key: string): string {
  return key
    .split('.')
    .slice(2)
    .map((part) => (/^\d+$/.test(part) ? '*' : part))
    .join('.');
}
