/** The part of the site to which a message belongs: a page, or else the first part of its id. */
export function sitePartOf(id: string): string {
  const [first = '', second] = id.split('.');
  return first === 'pages' ? `${first}.${second}` : first;
}
