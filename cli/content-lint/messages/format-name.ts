import { type DateElement, type NumberElement, SKELETON_TYPE } from '@formatjs/icu-messageformat-parser';

/** Skeletons that say what a named number format says. */
const namedOptions: Readonly<Record<string, string>> = {
  '{"style":"percent"}': 'percent',
  '{"maximumFractionDigits":0}': 'integer',
};

/** Messages with the same skeleton share its options. */
const names = new WeakMap<object, string>();

/** A format in a form that two spellings of it share: the order of a skeleton's letters does not count. */
export function formatName(style: NumberElement['style'] | DateElement['style']): string {
  if (!style) return '';
  if (typeof style === 'string') return style;
  let name = names.get(style.parsedOptions);
  if (name === undefined) {
    name = JSON.stringify(Object.fromEntries(Object.entries(style.parsedOptions).sort(([a], [b]) => (a < b ? -1 : 1))));
    names.set(style.parsedOptions, name);
  }
  if (style.type === SKELETON_TYPE.dateTime) return `::${name}`;
  return namedOptions[name] ?? `::${name}`;
}
