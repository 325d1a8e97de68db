import type { SiteRecords } from './site-records.ts';

/** Says which locales must have a key: all of them, but for the words of a service that has its own list of locales. */
export function requiredLocales({ services }: SiteRecords): (key: string, locale: string) => boolean {
  const limited = services.flatMap(({ value }) =>
    value.locales ? [{ prefix: `${value.i18nKey}.`, locales: value.locales as readonly string[] }] : [],
  );
  return (key, locale) => {
    const record = limited.find(({ prefix }) => key.startsWith(prefix));
    return !record || record.locales.includes(locale);
  };
}
