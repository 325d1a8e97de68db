import { formWithoutSuffix } from '../core/messages/plural-categories.ts';
import { pluralSamples } from '../core/messages/plural-samples.ts';

/** The texts of a file by their keys. */
interface KeyedTexts {
  locale: string;
  messages: ReadonlyMap<string, string>;
}

/** A key of i18next that is one form of a message with a number. */
export interface FormKey {
  /** The key that the code asks for. */
  base: string;
  ordinal: boolean;
  /** A category of CLDR; in older versions of i18next `plural` or a number. */
  form: string;
}

/** One form of a message: its name in ICU, and the key whose text it is. */
export interface PluralForm {
  option: string;
  key: string;
}

/** The forms of a message in one file. */
export interface KeyedPlural {
  /** The key of the message. */
  name: string;
  ordinal: boolean;
  forms: PluralForm[];
  /** All its keys; two may be for the same numbers. */
  keys: string[];
  /** True if no text is for all other numbers (`other`): the last form is used for them. */
  lacksOther: boolean;
}

const categoryOrder = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Its groups are `place`, `_ordinal` and `two` for `place_ordinal_two`. */
const suffixed = /^(?<base>.+?)(?<ordinal>_ordinal)?_(?<form>zero|one|two|few|many|other|plural|\d+)$/s;

/** Reads a key such as `item_one`, `place_ordinal_two` or `item_plural`; undefined for others. */
function formKey(key: string): FormKey | undefined {
  const { base, ordinal, form } = suffixed.exec(key)?.groups ?? {};
  return base === undefined || form === undefined ? undefined : { base, ordinal: ordinal !== undefined, form };
}

/** Finds the messages that have several forms in the files of all locales, and gives the forms by name. */
export function pluralFormsByName(files: Iterable<KeyedTexts>): Map<string, ReadonlySet<string>> {
  const forms = new Map<string, Set<string>>();
  for (const { messages } of files) {
    for (const key of messages.keys()) {
      const parsed = formKey(key);
      // A key may just happen to end in `_plural`: it is a form only if the key without it exists too.
      if (!parsed || (parsed.form === 'plural' && !messages.has(parsed.base))) continue;
      const formsOfName = forms.get(nameOf(parsed)) ?? new Set();
      forms.set(nameOf(parsed), formsOfName.add(parsed.form));
    }
  }
  for (const [name, formsOfName] of forms) {
    // `other` alone may just be a word at the end of a key, and numbers alone a list: `step_0`, `step_1`. Numbers are
    // forms if some locale has `_plural`: in older versions of i18next a language with two forms has `item` and
    // `item_plural`, and the forms of a language with more are numbered.
    const isPlural =
      formsOfName.has('plural') ||
      (formsOfName.has('other') && categoryOrder.filter((form) => formsOfName.has(form)).length > 1);
    if (!isPlural) forms.delete(name);
  }
  return forms;
}

/** The key of the message that a form belongs to: the key in the code, with `_ordinal` behind it for ordinals. */
function nameOf({ base, ordinal }: FormKey): string {
  return ordinal ? `${base}_ordinal` : base;
}

/** The messages with forms of one file, by the key of their first form. */
export function keyedPluralsOf(
  { messages, locale }: KeyedTexts,
  plurals: ReadonlyMap<string, ReadonlySet<string>>,
): Map<string, KeyedPlural> {
  // For each message the key of each form; the form of the bare key is `''`.
  const keyByForm = new Map<string, Map<string, string>>();
  for (const key of messages.keys()) {
    const parsed = formKey(key);
    const name = parsed && plurals.has(nameOf(parsed)) ? nameOf(parsed) : plurals.has(key) ? key : undefined;
    if (name === undefined) continue;
    const ofMessage = keyByForm.get(name) ?? new Map<string, string>();
    keyByForm.set(name, ofMessage.set(name === key ? '' : (parsed?.form ?? ''), key));
  }
  const keyed = new Map<string, KeyedPlural>();
  for (const [name, ofMessage] of keyByForm) {
    const [firstKey] = ofMessage.values();
    if (firstKey === undefined) continue;
    const ordinal = name.endsWith('_ordinal');
    keyed.set(firstKey, { name, ordinal, keys: [...ofMessage.values()], ...formsOf(ofMessage, locale, ordinal) });
  }
  return keyed;
}

/**
 * The option for the text under the bare key, `item`: `other` if it is alone, `one` beside `item_plural`, and beside
 * `item_one` the option for calls that pass no number.
 */
function optionOfBase(keyByForm: ReadonlyMap<string, string>, categories: readonly string[]): string {
  if (keyByForm.size === 1) return 'other';
  return keyByForm.has('plural') && categories.length > 1 ? 'one' : formWithoutSuffix;
}

function formsOf(
  keyByForm: ReadonlyMap<string, string>,
  locale: string,
  ordinal: boolean,
): Pick<KeyedPlural, 'forms' | 'lacksOther'> {
  // Cardinal even for an ordinal: the samples are used for numbered forms, `_plural`, and the `_zero` of a cardinal.
  // A form such as `_one`, also the `_zero` of an ordinal, needs none: its name is its category.
  const { numbers } = pluralSamples(locale, 'cardinal');
  const categories = categoryOrder.filter((category) => numbers.has(category));
  const forms: PluralForm[] = [];
  for (const [form, key] of keyByForm) {
    // Older versions of i18next number the forms of a language: `_0`, `_1`.
    if (/^\d+$/.test(form)) forms.push({ option: categories[Number(form)] ?? 'other', key });
    else if (form === '') forms.push({ option: optionOfBase(keyByForm, categories), key });
    else if (form === 'plural') forms.push({ option: 'other', key });
    // i18next shows `_zero` for the number 0 in every language, but only of cardinals.
    else forms.push({ option: form === 'zero' && !ordinal && !numbers.has('zero') ? '=0' : form, key });
  }
  // Of two keys for the same numbers the last one counts.
  const uniqueForms = [...new Map(forms.map((form) => [form.option, form])).values()];
  // `=0` and `formWithoutSuffix` are no categories: they get -1, and come first.
  const rank = ({ option }: PluralForm) => categoryOrder.indexOf(option);
  uniqueForms.sort((a, b) => rank(a) - rank(b));
  const last = uniqueForms.at(-1);
  if (!last || last.option === 'other') return { forms: uniqueForms, lacksOther: false };
  // Of numbered forms the last one is for all other numbers too.
  const isNumbered = keyByForm.keys().some((form) => /^\d+$/.test(form));
  return { forms: [...uniqueForms, { option: 'other', key: last.key }], lacksOther: !isNumbered };
}
