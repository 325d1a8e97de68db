import { invisibleId } from '#cli/desk/invisible-ids.ts';
import { byLocale, type Locale } from '#src/domain/locale.ts';
import type { Catalogues } from '#src/domain/site-model.ts';
import { type CompiledMessage, createTranslators, type MessageValues, type Translator } from '#src/i18n/translator.ts';

/** The type of an element of plain text in a parsed message (`TYPE.literal` of the parser). */
const literal = 0;

/**
 * Takes the place of `createTranslators` of the site: it gives the same translators, but every message ends in its
 * invisible id.
 */
export function translatorsWithIds(catalogues: Catalogues, globalValues: MessageValues): Record<Locale, Translator> {
  const plain = createTranslators(catalogues, globalValues);
  return byLocale((locale) => withIds(plain[locale]));
}

function withIds(plain: Translator): Translator {
  // Of a message that is still to be written the site shows the id; the desk shows `…` instead.
  const withId = (id: string, text: string) => (plain.has(id) ? text : '…') + invisibleId(id);
  return {
    ...plain,
    text: (id, ...values) => withId(id, plain.text(id, ...values)),
    list: (id, values) => plain.list(id, values).map((text, index) => withId(`${id}.${index}`, text)),
    compiled: (id) => [...plain.compiled(id), { type: literal, value: invisibleId(id) }] as CompiledMessage,
  };
}

// The site imports `createTranslators`; under the desk `words-desk.ts` resolves that import to this file.
export { translatorsWithIds as createTranslators };
