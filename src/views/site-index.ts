import type { Locale } from '#src/domain/locale.ts';
import type { FixedRoute } from '#src/domain/routes.ts';
import { type Service, serviceById } from '#src/domain/service.ts';
import { allPages, type SitePage } from '#src/views/all-pages.ts';
import { viewContext } from '#src/views/context.ts';

/** A page as lists of the whole site name it: sitemap, `llms.txt`, the suggestion on the not-found page. */
export interface IndexedPage extends Pick<SitePage, 'address' | 'path' | 'kind'> {
  name: string;
  description: string;
  /** Prefixes of the page's messages, and its record: the page was last changed when one of them was. */
  sources: { messages: string[]; record?: string };
}

const fixedNames: Partial<Record<FixedRoute, { name: string; key: string }>> = {
  home: { name: 'shell.nav.home', key: 'pages.home' },
  services: { name: 'shell.nav.services', key: 'pages.services' },
  about: { name: 'shell.nav.about', key: 'pages.about' },
  ourWork: { name: 'shell.nav.portfolio', key: 'pages.our-work' },
  approach: { name: 'shell.nav.approach', key: 'pages.approach' },
  contact: { name: 'shell.nav.contact', key: 'pages.contact' },
  privacy: { name: 'shell.footer.privacy', key: 'pages.privacy' },
};

/** Every page of a locale that may be indexed, by its name in the menus. Throws where a fixed page has none. */
export function siteIndex(locale: Locale): IndexedPage[] {
  const { site, t } = viewContext(locale);
  return allPages(locale).map(({ address, path, kind, id }) => {
    const base = { address, path, kind };
    if (kind === 'service') {
      const service = serviceById(site.services, id ?? '') as Service;
      return {
        ...base,
        name: t.text(`${service.i18nKey}.title`),
        description: t.text(`${service.i18nKey}.shortDescription`),
        sources: { messages: [service.i18nKey, ...extraMessages(service)], record: `services/${service.id}` },
      };
    }
    const fixed = kind === 'project' ? undefined : fixedNames[kind as FixedRoute];
    const key = kind === 'project' ? `projects.${id}` : fixed?.key;
    if (!key) throw new Error(`the page ${path} has no name; see src/views/site-index.ts`);
    return {
      ...base,
      name: t.text(fixed?.name ?? `${key}.title`),
      description: t.text(`${key}.meta.description`),
      sources: { messages: [key], ...(kind === 'project' && { record: `projects/${id}` }) },
    };
  });
}

/** The prefix of the messages of the extra section of a hand-written page. */
function extraMessages({ template }: Pick<Service, 'template'>): string[] {
  if (template === 'generic') return [];
  return [template === 'maintenance' ? 'packages' : `special.${template}`];
}
