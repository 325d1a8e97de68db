import type { SiteRecord } from '#cli/desk/structure/structure-api.ts';
import { useLocaleName, useTexts } from '../desk-texts.tsx';
import { FieldForm } from './field-form.tsx';

/** The address of a service or a case in each language; the one before then leads to the new one. */
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
          record={title}
          field={`${path} ${field}`}
          label={t('slug', { locales: locales.map(localeName).join(', ') })}
          value={slug}
          note={(draft) => {
            const forwarded = [...(draft === slug ? [] : [slug]), ...earlier];
            return forwarded.length > 0 ? t('redirect', { from: forwarded.join(', '), to: draft }) : '';
          }}
          edit={(value) => ({ path, steps: field.split('.'), read: slug, value })}
        />
      ))}
    </details>
  );
}
