import type { Check } from '#cli/audit/check.ts';
import type { AuditElement } from '#cli/audit/element.ts';

/** `\ufffd` is the sign that stands for characters that could not be decoded. */
const unfinished = /\bundefined\b|\bnull\b|\[object Object\]|\blorem\b|\bNaN\b|\bTODO\b|\ufffd/i;

/** No message key, no argument that was not filled in, no trace of a program in what a visitor reads. */
export const leftovers: Check = {
  name: 'leftovers',
  page: (page, { messagePrefixes }) => {
    // Matches `shell.newTab` and `pages.about.title`, as `shell` and `pages` are the first parts of keys of messages.
    const key = new RegExp(`^(?:${messagePrefixes.join('|')})(?:\\.[a-zA-Z0-9-]+)+$`);
    return page.elements.flatMap((element) =>
      visitorTexts(element).flatMap((text) => {
        const shown = `\`${text.length > 60 ? `${text.slice(0, 59)}…` : text}\``;
        if (key.test(text.trim())) return [{ at: element, message: `${shown} is the key of a missing message` }];
        if (unfinished.test(text)) return [{ at: element, message: `${shown} is not meant for a visitor` }];
        // Code may contain braces.
        if (/[{}]/.test(text) && element.name !== 'code')
          return [{ at: element, message: `${shown} has a brace of a message left in it` }];
        return [];
      }),
    );
  },
};

/** Attributes with words for people; `content` is that of `meta`, such as a description. */
const textAttributes = ['alt', 'aria-label', 'title', 'placeholder', 'content'];

function visitorTexts({ name, children, attributes }: AuditElement): string[] {
  if (name === 'script' || name === 'style') return [];
  const attributeTexts = textAttributes.flatMap((key) => attributes.get(key) ?? []);
  return [...children.filter((child) => typeof child === 'string'), ...attributeTexts];
}
