import { hasSyntax } from '../../fix.ts';
import { windows1252 } from '../../language/windows-1252.ts';
import type { Project } from '../../project/project.ts';
import { defineRule } from '../../rule.ts';
import { replaceMatches, reportFirstMatch } from '../report-matches.ts';

/**
 * A number (`&#38;`, `&#x26;`), any name of three to eight small letters (`&nbsp;`), some other names (`&Ouml;`); and
 * four names without a semicolon (`&amp`).
 */
const entity =
  /&(?:#\d{2,6}|#[xX][\da-fA-F]{2,6}|[a-z]{3,8}|lt|gt|frac12|[AEIOU](?:uml|acute|grave|circ)|Ccedil|Ntilde|AMP|LT|GT|QUOT|NBSP);|&(?:nbsp|amp|copy|euro)(?![;\w=])/g;

const meanings: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  // Not the straight one, which is syntax to ICU.
  apos: '’',
  nbsp: '\u00a0',
  euro: '€',
  copy: '©',
  reg: '®',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  middot: '·',
  bull: '•',
  deg: '°',
  times: '×',
};

export const textHtmlEntity = defineRule({
  code: 'text/html-entity',
  severity: 'error',
  examples: {
    bad: { nl: 'Onderzoek &amp; ontwikkeling', en: 'Research & development' },
    good: { nl: 'Onderzoek & ontwikkeling', en: 'R&D; research & development' },
  },
  needs: /&/,
  message(message, context) {
    const sourceText = sourceTextOf(context.project, message);
    reportFirstMatch(message, context, entity, ([got]) => {
      // An entity that the source has too was copied by the translator: only the source is reported.
      return sourceText?.includes(got) ? undefined : { got, near: visible(characterOf(got.replace(/^&|;$/g, ''))) };
    });
  },
  fix(report) {
    const { project, target } = report;
    const sourceText = 'key' in target ? sourceTextOf(project, target) : undefined;
    // Unsafe, because the entity is right if messages are rendered as HTML.
    return replaceMatches(
      report,
      entity,
      ([got]) => {
        if (sourceText?.includes(got)) return got;
        const near = characterOf(got.replace(/^&|;$/g, ''));
        return near === '' || hasSyntax(near) ? undefined : near;
      },
      'unsafe',
    );
  },
});

/** The text that a message translates; undefined for a message of the source. */
function sourceTextOf({ catalogues: [source] }: Project, message: { locale: string; key: string }): string | undefined {
  return source?.locale === message.locale ? undefined : source?.messages.get(message.key);
}

/** The character of an entity, `amp`, `#38` or `#x26`; empty if it is not known. */
function characterOf(name: string): string {
  const code = /^#[xX]/.test(name)
    ? Number.parseInt(name.slice(2), 16)
    : name.startsWith('#')
      ? Number(name.slice(1))
      : 0;
  // Browsers take these numbers for bytes of Windows-1252: `&#150;` is –. Five of them are no character there either.
  if (code >= 0x80 && code <= 0x9f) return windows1252.charAt(code - 0x80).replace(/\p{Cc}/u, '');
  if (code > 0 && code <= 0x10ffff) return String.fromCodePoint(code);
  return meanings[name] ?? meanings[name.toLowerCase()] ?? '';
}

/** The character as a finding shows it: blanks and what cannot be seen are spelled out. */
function visible(character: string): string {
  return character.replace(/[\p{Z}\p{C}]/u, (hidden) => {
    return `\\u${hidden.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
