import type { FixedRoute } from '#src/domain/routes.ts';
import type { PageSubject } from '#src/domain/site-pages.ts';
import type { Translator } from '#src/i18n/translator.ts';

/**
 * The prefix of the messages that a page is made of.
 *
 * @example messagePrefixOf({ route: 'ourWork' }) // 'pages.our-work'
 */
export function messagePrefixOf(subject: PageSubject): string {
  if (subject.route === 'service') return subject.service.i18nKey;
  if (subject.route === 'project') return subject.project.i18nKey;
  return prefixOfFixedPage(subject.route);
}

/** The name that menus give a page, and one sentence about it. */
export function summaryOf(subject: PageSubject, t: Translator): { name: string; description: string } {
  if (subject.route === 'service') {
    const { i18nKey } = subject.service;
    return { name: t.text(`${i18nKey}.title`), description: t.text(`${i18nKey}.shortDescription`) };
  }
  if (subject.route === 'project') {
    const { i18nKey } = subject.project;
    return { name: t.text(`${i18nKey}.title`), description: t.text(`${i18nKey}.meta.description`) };
  }
  const prefix = prefixOfFixedPage(subject.route);
  return { name: t.text(`${prefix}.name`), description: t.text(`${prefix}.meta.description`) };
}

/**
 * The text of a page's share picture, by the `prefix` of its messages: its heading, which is `headline` on a service
 * page and `hero.title` on a fixed one. A case has neither, because its heading is only a name: its title for search
 * is taken.
 */
export function shareTitle(prefix: string, t: Translator): string {
  return t.text([`${prefix}.headline`, `${prefix}.hero.title`].find(t.has) ?? `${prefix}.meta.title`);
}

/** `pages.our-work` for `ourWork`. */
function prefixOfFixedPage(route: FixedRoute): `pages.${string}` {
  return `pages.${route.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
