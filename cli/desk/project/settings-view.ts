import type { Setting } from '#cli/desk/desk-api.ts';

/**
 * Lists every text, number and list of texts in the agency's record, `content/site.yaml`, as settings for the panel.
 * Booleans are left out. The `name` of a setting is its `pathInFile`, such as `social`, `0`, `url`, with the network or
 * the role of a list item instead of the index: `social.linkedin.url`.
 */
export function settingsOf(data: unknown): Setting[] {
  return values(data, [], []);
}

function values(value: unknown, pathInFile: readonly string[], names: readonly string[]): Setting[] {
  const isListOfTexts = Array.isArray(value) && value.every((item) => typeof item === 'string');
  if (typeof value === 'string' || typeof value === 'number' || isListOfTexts) {
    return [{ name: names.join('.'), pathInFile: [...pathInFile], value }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    // An item of a YAML list without a value, a `-` alone, is null.
    const { network, role } = ((Array.isArray(value) && inner) || {}) as { network?: string; role?: string };
    return values(inner, [...pathInFile, key], [...names, network ?? role ?? key]);
  });
}
