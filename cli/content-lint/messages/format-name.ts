import { type DateElement, type NumberElement, SKELETON_TYPE } from '@formatjs/icu-messageformat-parser';

/** Skeletons that mean the same as a named number format. */
const namedOptions: Readonly<Record<string, string>> = {
  '{"style":"percent"}': 'percent',
  '{"maximumFractionDigits":0}': 'integer',
};

/** By the options of a skeleton, which messages with the same skeleton share. */
const names = new WeakMap<object, string>();

/** A name for a format that is the same for all spellings of it: the order of a skeleton's letters does not count. */
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
