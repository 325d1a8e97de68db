import { useEffect, useRef, useState } from 'react';
import type { Project } from '#cli/desk/desk-api.ts';
import { type ListChange, pairedNameOf } from '#cli/desk/structure/structure-api.ts';
import { byLocale, locales } from '#src/domain/locale.ts';
import { useLocaleName, useRoleNames, useTexts } from './desk-texts.tsx';
import { icuOfParts } from './icu-parts.ts';
import { roleOf } from './role-of.ts';

interface Props {
  list: string;
  /** The index of the item after which the new one comes, and whose fields it gets. */
  at: number;
  project: Project;
  isBusy: boolean;
  onAdd: (added: NonNullable<ListChange['added']>) => void;
}

/** The texts of a new item: a field for each text that the item before it has, in each language. */
export function NewItem({ list, at, project, isBusy, onAdd }: Props) {
  const t = useTexts();
  const localeName = useLocaleName();
  const roles = useRoleNames();
  /** What was typed, by locale and the id of the same text in the item before. */
  const [texts, setTexts] = useState<Record<string, string>>({});
  // A list such as `features` may have a second one with the texts of its items, `featureTexts`: both get the new item.
  // `pairedNameOf` gives the list itself back if its name has no companion.
  const lists = [...new Set([list, pairedNameOf(list)])];
  /** The texts of the item before; `rest` is what follows the index in the id. */
  const fields = project.messages.flatMap(({ id }) => {
    const listName = lists.find((name) => id === `${name}.${at}` || id.startsWith(`${name}.${at}.`));
    return listName === undefined ? [] : [{ id, listName, rest: id.slice(`${listName}.${at}`.length + 1) }];
  });
  const isComplete = fields.every(({ id }) => locales.every((locale) => texts[`${locale} ${id}`]?.trim()));
  const add = () => {
    const names = [...new Set(fields.map(({ listName }) => listName))];
    const added = names.map((name) => [
      name,
      byLocale((locale) => {
        const entries = fields
          .filter(({ listName }) => listName === name)
          .map(({ id, rest }) => {
            const typed = texts[`${locale} ${id}`]?.trim() ?? '';
            // Quotes what ICU would read as syntax.
            return [rest, icuOfParts([{ kind: 'text', text: typed }])] as const;
          });
        // An item that is a text itself, not an object of texts, has an empty rest.
        const [first] = entries;
        return first?.[0] === '' ? first[1] : Object.fromEntries(entries);
      }),
    ]);
    onAdd(Object.fromEntries(added));
  };
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  return (
    <div className="fields" ref={form}>
      {locales.map((locale) => (
        <div key={locale} className="field">
          {fields.map(({ id, listName, rest }) => (
            <label key={id}>
              {localeName(locale)}: {roleOf(rest || listName, roles)}
              <textarea
                rows={2}
                lang={locale}
                value={texts[`${locale} ${id}`] ?? ''}
                onChange={({ target }) => setTexts((before) => ({ ...before, [`${locale} ${id}`]: target.value }))}
              />
            </label>
          ))}
        </div>
      ))}
      <button type="button" className="primary" disabled={!isComplete || isBusy} onClick={add}>
        {t('list.insert')}
      </button>
    </div>
  );
}
