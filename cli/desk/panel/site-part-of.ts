/**
 * The part of the site to which a message belongs: a page, `pages.home` for `pages.home.hero.title`, or else the first
 * part of its id, `services` for `services.seo.title`.
 */
export function sitePartOf(id: string): string {
  const [first = '', second] = id.split('.');
  return first === 'pages' ? `${first}.${second}` : first;
}
