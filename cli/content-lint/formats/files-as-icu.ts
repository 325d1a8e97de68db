import { type SyntaxProblem, unreadablePrefix } from '../core/messages/message.ts';
import type { Syntax } from '../core/messages/syntax.ts';
import { fileSpan } from '../core/project/json-offset.ts';
import type { CatalogueFile, FileProblem } from '../core/project/project.ts';
import { i18nextAsIcu } from './i18next.ts';
import { icuI18nextAsIcu } from './icu-i18next.ts';
import type { IcuText } from './icu-writer.ts';
import { type KeyedPlural, keyedPluralsOf, pluralFormsByName } from './plural-keys.ts';
import { vueAsIcu } from './vue-i18n.ts';

/**
 * Makes ICU of a text; gives undefined if the text is the same in ICU, and a problem if it cannot be read. `isCounted`
 * is true for the messages that `countedKeys` gives.
 */
type Adapter = (raw: string, isCounted: boolean) => IcuText | SyntaxProblem | undefined;

const adapters: Readonly<Record<Exclude<Syntax, 'icu'>, Adapter>> = {
  'icu-i18next': icuI18nextAsIcu,
  // The second parameter of `i18nextAsIcu` is not `isCounted` but `insidePlural`, which is for `joined` alone.
  i18next: (raw) => i18nextAsIcu(raw),
  'vue-i18n': vueAsIcu,
};

/**
 * Gives the catalogue files of a project with all texts in ICU, the only syntax that rules know. Keys that are forms of
 * one message (`item_one`, `item_other`) become that message. `origin` of a file gives the key and the text that a part
 * was made of. Files in ICU are returned as they are.
 */
export function filesAsIcu(files: readonly CatalogueFile[], syntax: Syntax): readonly CatalogueFile[] {
  if (syntax === 'icu') return files;
  const formsByName = syntax === 'i18next' ? pluralFormsByName(files) : new Map<string, ReadonlySet<string>>();
  const counted = syntax === 'vue-i18n' ? countedKeys(files) : new Set<string>();
  const adapt = (key: string, raw: string) => adapters[syntax](raw, counted.has(key));
  return files.map((file) => fileAsIcu(file, adapt, formsByName));
}

/** The keys of messages that are a plural in some language: vue-i18n itself fills in `{n}` and `{count}` of these. */
function countedKeys(files: readonly CatalogueFile[]): ReadonlySet<string> {
  return new Set(
    files.flatMap(({ messages }) => [...messages].flatMap(([key, raw]) => (raw.includes('|') ? [key] : []))),
  );
}

function fileAsIcu(
  file: CatalogueFile,
  adapt: (key: string, raw: string) => ReturnType<Adapter>,
  formsByName: ReadonlyMap<string, ReadonlySet<string>>,
): CatalogueFile {
  const pluralAtFirstKey = keyedPluralsOf(file, formsByName);
  const pluralByName = new Map([...pluralAtFirstKey.values()].map((plural) => [plural.name, plural]));
  const formKeys = new Set([...pluralAtFirstKey.values()].flatMap(({ keys }) => keys));
  const messages = new Map<string, string>();
  const problems: FileProblem[] = [];
  for (const [key, raw] of file.messages) {
    // A plural comes where its first form is, and its other forms are left out.
    const plural = pluralAtFirstKey.get(key);
    if (plural) {
      // Without a text in any form it is not translated yet.
      const isEmpty = plural.forms.every((form) => file.messages.get(form.key)?.trim() === '');
      messages.set(plural.name, isEmpty ? '' : joined(plural, file).text);
      if (plural.lacksOther && !isEmpty) problems.push(missingOther(file, key, plural.name));
    }
    if (formKeys.has(key)) continue;
    const icu = adapt(key, raw);
    if (icu && 'kind' in icu) {
      problems.push(problemOf(file, key, icu));
      messages.set(key, unreadablePrefix + raw);
    } else messages.set(key, icu?.text ?? raw);
  }
  return {
    ...file,
    messages,
    problems: problems.length === 0 ? file.problems : [...file.problems, ...problems],
    // A plural is located at its last form, the text for `other`.
    locate: (key) => file.locate(pluralByName.get(key)?.forms.at(-1)?.key ?? key),
    origin(key, span) {
      const plural = pluralByName.get(key);
      if (plural) return joined(plural, file).originOf(span);
      const icu = adapt(key, file.messages.get(key) ?? '');
      return { key, span: icu && 'originOf' in icu ? icu.originOf(span) : span };
    },
  };
}

/** For the compiler alone: a file knows the place of each of its keys. */
const nowhere = { start: 0, end: 0 };

function problemOf(file: CatalogueFile, key: string, { kind, got, span }: SyntaxProblem): FileProblem {
  const value = file.locate(key)?.value ?? nowhere;
  return { code: 'icu/syntax', key, span: fileSpan(file.text, value, span), args: { kind, got } };
}

function missingOther(file: CatalogueFile, key: string, name: string): FileProblem {
  const span = file.locate(key)?.key ?? nowhere;
  const args = { name: 'count', locale: file.locale, missing: ['other'] };
  return { code: 'plural/missing-category', key: name, span, args };
}

const insidePlural = true;

/** Joins the forms of a message into one plural: `{count, plural, one {# file} other {# files}}`. */
function joined({ ordinal, forms }: KeyedPlural, { messages }: CatalogueFile) {
  let text = `{count, ${ordinal ? 'selectordinal' : 'plural'}, `;
  const parts = forms.map(({ option, key }, index) => {
    if (index > 0) text += ' ';
    const optionStart = text.length;
    text += `${option} {`;
    const start = text.length;
    const raw = messages.get(key) ?? '';
    const adapted = i18nextAsIcu(raw, insidePlural);
    // A form with a problem is copied: it is no ICU either, so the parser of ICU reports it.
    const icu: IcuText = adapted && 'text' in adapted ? adapted : { text: raw, originOf: (span) => span };
    text += `${icu.text}}`;
    return { key, optionStart, start, end: start + icu.text.length, icu, whole: { start: 0, end: raw.length } };
  });
  text += '}';
  return {
    text,
    /**
     * Finds the original of a part. For the name of an option or its braces it is the whole form. Undefined for what is
     * outside all forms.
     */
    originOf({ start, end }: { start: number; end: number }) {
      const part = parts.find((candidate) => candidate.optionStart <= start && end <= candidate.end + 1);
      if (!part) return undefined;
      const isInside = part.start <= start && end <= part.end;
      const span = isInside ? part.icu.originOf({ start: start - part.start, end: end - part.start }) : part.whole;
      return { key: part.key, span };
    },
  };
}
