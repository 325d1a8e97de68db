import type { SiteRecords } from '#cli/site-rules/records/site-records.ts';

/** The arguments that the project itself gives to every message: its facts and its name. */
export function knownArguments(site: SiteRecords | undefined): ReadonlySet<string> {
  if (!site) return new Set();
  return new Set([...Object.keys(site.single.facts?.value ?? {}), 'siteName']);
}

/** Says which locales must have a key: all of them, but for the words of a record that has its own list of locales. */
export function isRequiredIn(site: SiteRecords | undefined): (key: string, locale: string) => boolean {
  const limited = (site?.services ?? []).flatMap(({ value }) =>
    value.locales ? [{ prefix: `${value.i18nKey}.`, locales: value.locales as readonly string[] }] : [],
  );
  if (limited.length === 0) return () => true;
  return (key, locale) => {
    const record = limited.find(({ prefix }) => key.startsWith(prefix));
    return !record || record.locales.includes(locale);
  };
}
