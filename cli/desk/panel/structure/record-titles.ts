import { useCallback } from 'react';
import type { Project } from '#cli/desk/desk-api.ts';
import type { SiteRecord } from '#cli/desk/structure/structure-api.ts';
import { type CategoryId, categoryTable } from '#src/domain/category.ts';
import { sourceLocale } from '#src/domain/locale.ts';
import { useLanguage } from '../desk-texts.tsx';

/** Gives the names of records and categories as the site has them, in the language of the desk. */
export function useTitles({ messages }: Pick<Project, 'messages'>) {
  const [language] = useLanguage();
  const textOf = useCallback(
    (id: string) => {
      const texts = messages.find((message) => message.id === id)?.texts;
      return texts?.[language] || texts?.[sourceLocale] || id;
    },
    [messages, language],
  );
  return {
    titleOf: useCallback((record: SiteRecord) => textOf(record.titleId), [textOf]),
    categoryName: useCallback((id: CategoryId) => textOf(`categories.${categoryTable[id].key}.name`), [textOf]),
  };
}
