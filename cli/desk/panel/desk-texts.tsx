import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { type DeskLanguage, deskLanguages } from '#cli/desk/texts/desk-languages.ts';
import { hoursByPriceArgument } from '#src/domain/hours-prices.ts';
import { type Locale, localeData } from '#src/domain/locale.ts';
import en from '../texts/en.json' with { type: 'json' };
import enFacts from '../texts/facts.en.json' with { type: 'json' };
import nlFacts from '../texts/facts.nl.json' with { type: 'json' };
import nl from '../texts/nl.json' with { type: 'json' };
import enRoles from '../texts/roles.en.json' with { type: 'json' };
import nlRoles from '../texts/roles.nl.json' with { type: 'json' };
import enSettings from '../texts/settings.en.json' with { type: 'json' };
import nlSettings from '../texts/settings.nl.json' with { type: 'json' };
import enSiteParts from '../texts/site-parts.en.json' with { type: 'json' };
import nlSiteParts from '../texts/site-parts.nl.json' with { type: 'json' };

/** Id of a text of the desk itself. */
export type DeskTextId = keyof typeof nl;

const texts: Record<DeskLanguage, Record<DeskTextId, string>> = { nl, en };
const factNames: Record<DeskLanguage, Record<string, string>> = { nl: nlFacts, en: enFacts };
const sitePartNames: Record<DeskLanguage, Record<string, string>> = { nl: nlSiteParts, en: enSiteParts };
const roleNames: Record<DeskLanguage, Record<string, string>> = { nl: nlRoles, en: enRoles };
const settingNames: Record<DeskLanguage, Record<string, string>> = { nl: nlSettings, en: enSettings };
/** The key under which the browser keeps the language. */
const storageKey = 'desk-language';

// The value given here is never used: `main.tsx` puts all of the panel into `DeskLanguageProvider`.
const Language = createContext<[DeskLanguage, (language: DeskLanguage) => void]>([deskLanguages[0], () => {}]);

/** Gives the desk its language: the one it had last, else that of the browser. */
export function DeskLanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState<DeskLanguage>(() => {
    const chosen = localStorage.getItem(storageKey) ?? navigator.language;
    return deskLanguages.find((language) => chosen.startsWith(language)) ?? 'en';
  });
  useEffect(() => {
    localStorage.setItem(storageKey, language);
    document.documentElement.lang = language;
    document.title = texts[language].name;
  }, [language]);
  return (
    <Language value={[language, setLanguage]}>
      <IntlProvider locale={localeData[language].intl} messages={texts[language]}>
        {children}
      </IntlProvider>
    </Language>
  );
}

/** The language of the desk, and how to change it. */
export function useLanguage() {
  return useContext(Language);
}

/** Gives the name of a locale in the language of the desk. */
export function useLocaleName() {
  const [language] = useLanguage();
  const names = new Intl.DisplayNames(localeData[language].intl, { type: 'language' });
  return (locale: Locale) => names.of(locale) ?? locale;
}

/** Gives the texts of the desk. */
export function useTexts() {
  const { formatMessage } = useIntl();
  return useCallback(
    (id: DeskTextId, values: Record<string, string | number> = {}) => formatMessage({ id }, values),
    [formatMessage],
  );
}

/** What people call a fact, or another thing that a message fills in; undefined for what has no such name. */
export function factNameIn(language: DeskLanguage, name: string): string | undefined {
  // `hours4Price` is the price of 4 hours: all such names share one text, with the number put in.
  const hours = hoursByPriceArgument.get(name);
  return hours === undefined
    ? factNames[language][name]
    : factNames[language].hoursPrice?.replace('{hours}', `${hours}`);
}

/** Gives what people call a fact, or another thing that a message fills in; the name in code if there is no other. */
export function useFactNames() {
  const [language] = useLanguage();
  return useCallback((name: string) => factNameIn(language, name) ?? name, [language]);
}

/** Gives what people call a value of the agency; undefined for a value that the owner does not change. */
export function useSettingNames() {
  const [language] = useLanguage();
  return useCallback((name: string) => settingNames[language][name], [language]);
}

/** What people call the texts of a page, by the end of their ids. */
export function useRoleNames() {
  const [language] = useLanguage();
  return roleNames[language];
}

/** The names of the parts of the site, by what `sitePartOf` gives. */
export function useSitePartNames() {
  const [language] = useLanguage();
  return sitePartNames[language];
}
