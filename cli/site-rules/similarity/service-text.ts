import { type Project, readableText, wordsOf } from '#cli/content-lint/api.ts';
import type { SiteRecords } from '#cli/site-rules/records/site-records.ts';

/** The texts of a service in one language: those below its own key. */
export interface ServiceText {
  id: string;
  locale: string;
  /** Its messages as the visitor reads them, in the order of the file. */
  messages: { key: string; text: string }[];
}

const prefix = 'services.';

/** Keys of texts that are alike on purpose: `services.seo.meta.keywords`, `services.seo.terms.extras.0`. */
const leftOut = /\.meta\.(?:keywords|imageAlt)$|\.terms\.extras\.\d+$/;

/** The texts of all services, by the records of a check: several rules ask for them. */
const textsByRecords = new WeakMap<SiteRecords, ServiceText[]>();

/** The latest texts of each service, by locale and id. */
const latest = new Map<string, ServiceText>();

/**
 * The texts of all services, by locale, without keywords, descriptions of pictures and lines of a price list, which are
 * alike on purpose. A service whose texts have not changed since the last call is the same object as then.
 */
export function serviceTexts(project: Project, site: SiteRecords): ServiceText[] {
  let texts = textsByRecords.get(site);
  if (!texts) {
    texts = project.catalogues.flatMap(({ locale, messages }) => {
      const byKey = new Map<string, ServiceText>();
      for (const { value } of site.services) byKey.set(value.i18nKey, { id: value.id, locale, messages: [] });
      for (const [key, text] of messages) {
        // `services.seo.title` belongs to the service with the key `services.seo`.
        const owner = key.startsWith(prefix) ? byKey.get(key.slice(0, key.indexOf('.', prefix.length))) : undefined;
        if (!owner || leftOut.test(key)) continue;
        owner.messages.push({ key, text: readableText(key, locale, text) });
      }
      return [...byKey.values()].map(previousIfUnchanged);
    });
    textsByRecords.set(site, texts);
  }
  return texts;
}

function previousIfUnchanged(text: ServiceText): ServiceText {
  const localeAndId = `${text.locale} ${text.id}`;
  const previous = latest.get(localeAndId);
  const isUnchanged =
    previous?.messages.length === text.messages.length &&
    text.messages.every(
      (message, at) => message.key === previous.messages[at]?.key && message.text === previous.messages[at].text,
    );
  const current = previous && isUnchanged ? previous : text;
  latest.set(localeAndId, current);
  return current;
}

/** Counts the words of a service. */
export function countWords({ messages }: ServiceText): number {
  return wordsOf(messages.map(({ text }) => text).join('\n')).length;
}
