import type { AuditPage } from '#cli/audit/audit-site.ts';
import type { Check, Problem } from '#cli/audit/check.ts';
import { type AuditElement, selfAndAncestors, textOf } from '#cli/audit/element.ts';
import { hasWordList, languageOf, wordCounts } from '#cli/audit/language-of-text.ts';
import { find } from '#cli/audit/page-head.ts';
import { alternateLocales, type Locale, locales } from '#src/domain/locale.ts';

/**
 * Elements whose text is checked as a whole, and apart from that of the blocks inside them. Text that is in none of them
 * is only counted with the text of its page.
 */
const blocks = /^(?:title|h[1-6]|p|li|dt|dd|td|th|figcaption|summary|blockquote|label|legend|option|button|a)$/;
/** Attributes with words for people. */
const textAttributes = ['alt', 'aria-label', 'title', 'placeholder'] as const;
/** Names of the `<meta>` elements whose `content` has words for people. */
const textMeta = /^(?:description|keywords|og:title|og:description|og:image:alt)$/;

/** The page has the right `lang`, and every block of text is in the language that the nearest `lang` around it names. */
export const language: Check = {
  name: 'language',
  page: (page, { properNames }) => {
    const root = find(page, 'html');
    const claimed = root?.attributes.get('lang');
    return [
      ...(claimed === page.locale ? [] : [{ message: `\`lang\` is \`${claimed ?? ''}\`, the page is ${page.locale}` }]),
      ...wholePageProblems(page),
      ...page.elements.flatMap((element) =>
        textsOf(element).flatMap((text): Problem[] => {
          const recognised = languageOf(withoutNames(text, properNames));
          const expected = expectedLocale(element, page);
          if (!recognised || !expected || recognised === expected || !hasWordList(expected)) return [];
          return [{ at: element, message: `“${shortened(text)}” reads as ${recognised} under \`lang="${expected}"\`` }];
        }),
      ),
    ];
  },
};

function withoutNames(text: string, names: readonly string[]): string {
  return names.reduce((rest, name) => rest.replaceAll(name, ' '), text);
}

/** A page can be in the wrong language as a whole, although no single block has enough words to tell. */
function wholePageProblems(page: AuditPage): Problem[] {
  if (!hasWordList(page.locale)) return [];
  const main = find(page, 'main');
  const counts = wordCounts(main ? textOf(main) : '');
  // More than twice as many words as of any other language, because names and quotations have some of another one.
  const isPlain = alternateLocales(page.locale).every((other) => counts[page.locale] > 2 * counts[other]);
  return isPlain ? [] : [{ message: `its text is not plainly ${page.locale}` }];
}

/**
 * The texts of an element itself. A block inside it is left out, because it is checked on its own. So is what has a
 * `lang`, as it may be in another language.
 */
function textsOf(element: AuditElement): string[] {
  const attributeTexts = textAttributes.flatMap((name) => element.attributes.get(name) ?? []);
  const key = element.attributes.get('name') ?? element.attributes.get('property') ?? '';
  const metaTexts = element.name === 'meta' && textMeta.test(key) ? [element.attributes.get('content') ?? ''] : [];
  // `<html>` always has a `lang`. Its text would be all that is in no block, scripts and styles as well.
  const isChecked = blocks.test(element.name) || (element.attributes.has('lang') && element.name !== 'html');
  return [...(isChecked ? [textOutsideBlocks(element)] : []), ...metaTexts, ...attributeTexts];
}

/** The text of an element, with a blank in the place of each part that is checked by itself. */
function textOutsideBlocks(element: AuditElement): string {
  const parts = element.children.map((child) => {
    if (typeof child === 'string') return child;
    return blocks.test(child.name) || child.attributes.has('lang') ? ' ' : textOutsideBlocks(child);
  });
  return parts.join('').replaceAll(/\s+/g, ' ').trim();
}

/** The locale of the nearest `lang`, or of the page if there is none; undefined for a language that is no locale. */
function expectedLocale(element: AuditElement, page: AuditPage): Locale | undefined {
  for (const ancestor of selfAndAncestors(element)) {
    const claimed = ancestor.attributes.get('lang');
    if (claimed) return locales.find((locale) => locale === claimed.split('-')[0]);
  }
  return page.locale;
}

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text);
