import { escapeMarkup } from '#src/domain/markup.ts';

/** Markup that is safe to put into a page. */
export interface Html {
  readonly html: string;
}

type Value = Html | readonly Html[] | string | number | false | undefined;

/**
 * A template tag for markup: every value is escaped, unless it is markup itself. `false` and `undefined` give nothing.
 */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return { html: strings.map((string, index) => string + toMarkup(values[index])).join('') };
}

/** Text whose line breaks are kept. */
export const withLineBreaks = (text: string): Html => ({ html: escapeMarkup(text).replaceAll('\n', '<br>\n') });

function toMarkup(value: Value): string {
  if (value === undefined || value === false) return '';
  if (typeof value === 'string' || typeof value === 'number') return escapeMarkup(String(value));
  if ('html' in value) return value.html;
  return value.map((item) => item.html).join('');
}
