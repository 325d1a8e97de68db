import { hasSyntax } from '../../fix.ts';
import { defineRule } from '../../rule.ts';
import { replaceMatches, reportOnce } from '../report-matches.ts';

const entity =
  /&(?:#\d{2,6}|#[xX][\da-fA-F]{2,6}|amp|lt|gt|quot|apos|nbsp|euro|pound|cent|copy|reg|trade|deg|middot|bull|hellip|[nm]dash|[lr][sd]?aquo|[lrsb][sd]quo|[lr]aquo|shy|times|frac12|[aeiouAEIOU](?:uml|acute|grave|circ)|[cC]cedil|[nN]tilde|szlig|zwn?j|ensp|emsp|thinsp|rarr|larr|check|AMP|LT|GT|QUOT|NBSP|[a-z]{3,8});|&(?:nbsp|amp|copy|euro)(?![;\w=])/g;

const meanings: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: '’',
  // Spelled out, so that a finding shows it; `fix` writes the character itself.
  nbsp: '\\u00a0',
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
    const [source] = context.project.catalogues;
    const sourceText = source?.locale === message.locale ? undefined : source?.messages.get(message.key);
    reportOnce(message, context, entity, ([got]) => {
      // What translators have copied is reported in the source.
      return sourceText?.includes(got) ? undefined : { got, near: characterOf(got.replace(/^&|;$/g, '')) };
    });
  },
  fix(report) {
    // Unsafe, because the entity is right if messages are rendered as HTML.
    return replaceMatches(
      report,
      entity,
      ([got]) => {
        const near = characterOf(got.replace(/^&|;$/g, ''));
        return near === '' || hasSyntax(near) ? undefined : near.replace('\\u00a0', '\u00a0');
      },
      'unsafe',
    );
  },
});

/** The character of an entity, `amp`, `#38` or `#x26`; empty if it is not known. */
function characterOf(name: string): string {
  const code = /^#[xX]/.test(name)
    ? Number.parseInt(name.slice(2), 16)
    : name.startsWith('#')
      ? Number(name.slice(1))
      : 0;
  if (code > 0 && code <= 0x10ffff) return String.fromCodePoint(code);
  return meanings[name] ?? meanings[name.toLowerCase()] ?? '';
}
