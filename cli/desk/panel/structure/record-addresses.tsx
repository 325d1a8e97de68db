import type { SiteRecord } from '#cli/desk/structure/structure-api.ts';
import { slugText } from '#src/domain/slug-text.ts';
import { useLocaleName, useTexts } from '../desk-texts.tsx';
import { FieldForm } from './field-form.tsx';
import { slugsLeadingTo } from './slugs-leading-to.ts';

/**
 * The address of a service or a case in each language. When it changes, the old and all earlier ones lead to the new
 * one.
 */
export function RecordAddresses({ record: { path, slugs }, title }: { record: SiteRecord; title: string }) {
  const t = useTexts();
  const localeName = useLocaleName();
  return (
    <details>
      <summary>
        {t('record.address')} <span className="unseen">{title}</span>
      </summary>
      {slugs.map(({ field, locales, slug, earlier }) => (
        <FieldForm
          key={field}
          recordTitle={title}
          draftKey={`record ${path} ${field}`}
          label={t('slug', { locales: locales.map(localeName).join(', ') })}
          value={slug}
          valueFrom={slugText}
          note={(value) => {
            const leadingHere = slugsLeadingTo(value, slug, earlier);
            return leadingHere.length > 0 ? t('redirect', { from: leadingHere.join(', '), to: value }) : '';
          }}
          // `read` is what the panel has read: the server refuses the edit if the file has something else by now.
          edit={(value) => ({ path, pathInFile: field.split('.'), read: slug, value })}
        />
      ))}
    </details>
  );
}
