import type { Project } from '#cli/desk/desk-api.ts';
import { useFactNames, useLocaleName, useSettingNames, useTexts } from './desk-texts.tsx';
import { useMessageNames } from './use-message-names.ts';
import { usePlaceNames } from './use-place-names.ts';

/**
 * Gives what people call the text or value of a draft, by the draft's key: `message home.title`, `fact clients source`,
 * `setting phone`, `record content/services/seo.yaml slug`. What is gone by now goes by the second part of the key.
 */
export function useDraftNames(project: Project): (key: string) => string {
  const t = useTexts();
  const placeName = usePlaceNames(project);
  const messageName = useMessageNames(project);
  const factName = useFactNames();
  const settingName = useSettingNames();
  const localeName = useLocaleName();
  return (key) => {
    const [kind, name = '', field = ''] = key.split(' ');
    if (kind === 'message') return project.messages.some(({ id }) => id === name) ? messageName(name) : name;
    if (kind === 'fact') return field === 'source' ? `${factName(name)}: ${t('source')}` : factName(name);
    if (kind === 'setting') return settingName(name) ?? name;
    const record = project.records.find(({ path }) => path === name);
    if (!record) return name;
    const title = placeName(record.titleId);
    if (field === 'price') return t('price.of', { service: title });
    const { locales } = record.slugs.find((slug) => slug.field === field) ?? { locales: [] };
    return `${title}: ${t('slug', { locales: locales.map(localeName).join(', ') })}`;
  };
}
