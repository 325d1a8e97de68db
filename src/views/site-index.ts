import type { Locale } from '#src/domain/locale.ts';
import type { Service } from '#src/domain/service.ts';
import { type PageSubject, type SitePage, sitePages } from '#src/domain/site-pages.ts';
import { viewContext } from '#src/views/context.ts';
import { messagePrefixOf, summaryOf } from '#src/views/page-words.ts';

/** A page in a list of all pages: the sitemap, `llms.txt`, the suggestions of the not-found page. */
export interface IndexedPage extends SitePage {
  name: string;
  description: string;
  /** Prefixes of the page's messages, and its record: the page was last changed when one of them was. */
  sources: { messagePrefixes: string[]; record?: string };
}

/** Every page of a locale that may be indexed, with the name that menus give it. */
export function siteIndex(locale: Locale): IndexedPage[] {
  const { site, t } = viewContext(locale);
  return sitePages(site)
    .filter((page) => page.locale === locale && page.isListed)
    .map((page) => ({ ...page, ...summaryOf(page.subject, t), sources: sourcesOf(page.subject) }));
}

function sourcesOf(subject: PageSubject): IndexedPage['sources'] {
  const messagePrefixes = [messagePrefixOf(subject)];
  if (subject.route === 'service') {
    const { service } = subject;
    return { messagePrefixes: [...messagePrefixes, ...extraMessages(service)], record: `services/${service.id}` };
  }
  return { messagePrefixes, ...(subject.route === 'project' && { record: `projects/${subject.project.slug}` }) };
}

/** The prefixes of the messages of the drawing of a service, and of the extra section of a hand-written page. */
function extraMessages({ id, drawing, template }: Pick<Service, 'id' | 'drawing' | 'template'>): string[] {
  const ofDrawing = drawing ? [`drawings.${id}`] : [];
  if (template === 'generic') return ofDrawing;
  // The texts of maintenance are those of its packages.
  return [...ofDrawing, template === 'maintenance' ? 'packages' : `special.${template}`];
}
