import { useCallback } from 'react';
import type { Project } from '#cli/desk/desk-api.ts';
import { sourceLocale } from '#src/domain/locale.ts';
import { useLanguage, useSitePartNames } from './desk-texts.tsx';
import { sitePartOf } from './site-part-of.ts';

/**
 * Gives where a text belongs, in words: a service or case by its name, or the part of the site. If nothing has a name,
 * that is the id.
 */
export function usePlaceNames({ records, messages }: Pick<Project, 'records' | 'messages'>): (id: string) => string {
  const [language] = useLanguage();
  const names = useSitePartNames();
  return useCallback(
    (id) => {
      // All texts of a record begin like the id of its title: `services.seo.` of `services.seo.title`.
      const record = records.find(({ titleId }) => id.startsWith(titleId.replace(/title$/, '')));
      const texts = messages.find((message) => message.id === record?.titleId)?.texts;
      const part = sitePartOf(id);
      if (texts || names[part]) return texts?.[language] || texts?.[sourceLocale] || names[part] || id;
      // A page or a part of the site that the desk has no name for: its texts may have one.
      const nameTexts = messages.find((message) => message.id === `${part}.name`)?.texts;
      return nameTexts?.[language] || nameTexts?.[sourceLocale] || id;
    },
    [records, messages, language, names],
  );
}
