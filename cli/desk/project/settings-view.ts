import type { Setting } from '#cli/desk/desk-api.ts';

/**
 * Gives every text, number and list of texts in the agency's record; what is on or off is no setting of the panel. In
 * its name a list item has a name instead of an index: `social.linkedin.url`.
 */
export function settingsOf(data: unknown): Setting[] {
  return values(data, [], []);
}

function values(value: unknown, steps: readonly string[], names: readonly string[]): Setting[] {
  const isListOfTexts = Array.isArray(value) && value.every((item) => typeof item === 'string');
  if (typeof value === 'string' || typeof value === 'number' || isListOfTexts) {
    return [{ name: names.join('.'), steps: [...steps], value }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const { network, role } = (Array.isArray(value) ? inner : {}) as { network?: string; role?: string };
    return values(inner, [...steps, key], [...names, network ?? role ?? key]);
  });
}
