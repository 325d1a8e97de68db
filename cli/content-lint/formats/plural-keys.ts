import { withoutNumber } from '../messages/plural-categories.ts';
import { pluralSamples } from '../messages/plural-samples.ts';

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
  /** A category of CLDR; `plural` or a number in the form that i18next had before. */
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
  /** True where no text is for all other numbers: its last form takes the place. */
  lacksOther: boolean;
}

const order = ['zero', 'one', 'two', 'few', 'many', 'other'];

const suffixed = /^(?<base>.+?)(?<ordinal>_ordinal)?_(?<form>zero|one|two|few|many|other|plural|\d+)$/s;

/** Reads a key such as `item_one`, `place_ordinal_two` or `item_plural`; undefined for others. */
function formKey(key: string): FormKey | undefined {
  const { base, ordinal, form } = suffixed.exec(key)?.groups ?? {};
  return base === undefined || form === undefined ? undefined : { base, ordinal: ordinal !== undefined, form };
}

/** The messages with forms of some files in all locales: those that have several in any of them. */
export function pluralMessages(files: Iterable<KeyedTexts>): Map<string, ReadonlySet<string>> {
  const forms = new Map<string, Set<string>>();
  for (const { messages } of files) {
    for (const key of messages.keys()) {
      const found = formKey(key);
      // A key that happens to end in `_plural` is a form where there is one for a single thing too.
      if (!found || (found.form === 'plural' && !messages.has(found.base))) continue;
      const own = forms.get(nameOf(found)) ?? new Set();
      forms.set(nameOf(found), own.add(found.form));
    }
  }
  for (const [name, own] of forms) {
    const isPlural = own.has('plural') || (own.has('other') && order.filter((form) => own.has(form)).length > 1);
    if (!isPlural) forms.delete(name);
  }
  return forms;
}

/** The key under which the forms of a message are one: that of the code, but for ordinals. */
function nameOf({ base, ordinal }: FormKey): string {
  return ordinal ? `${base}_ordinal` : base;
}

/** The messages with forms of one file, by the key of their first form. */
export function pluralsOf(
  { messages, locale }: KeyedTexts,
  plurals: ReadonlyMap<string, ReadonlySet<string>>,
): Map<string, KeyedPlural> {
  const keys = new Map<string, Map<string, string>>();
  for (const key of messages.keys()) {
    const found = formKey(key);
    const name = found && plurals.has(nameOf(found)) ? nameOf(found) : plurals.has(key) ? key : undefined;
    if (name === undefined) continue;
    const own = keys.get(name) ?? new Map<string, string>();
    keys.set(name, own.set(name === key ? '' : (found?.form ?? ''), key));
  }
  const found = new Map<string, KeyedPlural>();
  for (const [name, own] of keys) {
    const [first] = own.values();
    if (first === undefined) continue;
    found.set(first, { name, ordinal: name.endsWith('_ordinal'), keys: [...own.values()], ...formsOf(own, locale) });
  }
  return found;
}

/** What the text under the bare key is for: one thing where `_plural` is for more, and all numbers where there is no other. */
function optionOfBase(keys: ReadonlyMap<string, string>, categories: readonly string[]): string {
  if (keys.size === 1) return 'other';
  return keys.has('plural') && categories.length > 1 ? 'one' : withoutNumber;
}

function formsOf(keys: ReadonlyMap<string, string>, locale: string): Pick<KeyedPlural, 'forms' | 'lacksOther'> {
  const { numbers } = pluralSamples(locale, 'cardinal');
  const categories = order.filter((category) => numbers.has(category));
  const forms: PluralForm[] = [];
  for (const [form, key] of keys) {
    if (/^\d+$/.test(form)) forms.push({ option: categories[Number(form)] ?? 'other', key });
    else if (form === '') forms.push({ option: optionOfBase(keys, categories), key });
    else if (form === 'plural') forms.push({ option: 'other', key });
    // i18next has a text for none in every language.
    else forms.push({ option: form === 'zero' && !numbers.has('zero') ? '=0' : form, key });
  }
  const once = [...new Map(forms.map((one) => [one.option, one])).values()];
  const rank = ({ option }: PluralForm) => order.indexOf(option);
  once.sort((a, b) => rank(a) - rank(b));
  const last = once.at(-1);
  if (!last || last.option === 'other') return { forms: once, lacksOther: false };
  // Of numbered forms the last one is for all other numbers too.
  const isNumbered = keys.keys().some((form) => /^\d+$/.test(form));
  return { forms: [...once, { option: 'other', key: last.key }], lacksOther: !isNumbered };
}
