/** Markup that is safe to put into a page. */
export interface Html {
  readonly html: string;
}

type Part = Html | readonly Html[] | string | number | false | undefined;

/** Text with the five characters that mean something in markup replaced. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Markup from a template; every value is escaped, unless it is markup itself. False and undefined leave nothing. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return { html: strings.map((string, index) => string + print(parts[index])).join('') };
}

function print(part: Part): string {
  if (part === undefined || part === false) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  if ('html' in part) return part.html;
  return part.map((one) => one.html).join('');
}
