/** Markup that is safe to put into a page. */
export interface Html {
  readonly html: string;
}

type Value = Html | readonly Html[] | string | number | false | undefined;

/** Text with the five characters that have a meaning in markup escaped. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A template tag for markup: every value is escaped, unless it is markup itself. `false` and `undefined` give nothing. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return { html: strings.map((string, index) => string + toMarkup(values[index])).join('') };
}

/** Text whose line breaks are kept. */
export const withLineBreaks = (text: string): Html => ({ html: escapeHtml(text).replaceAll('\n', '<br>\n') });

function toMarkup(value: Value): string {
  if (value === undefined || value === false) return '';
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  if ('html' in value) return value.html;
  return value.map((item) => item.html).join('');
}
