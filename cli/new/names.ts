import { slugText } from '#src/domain/slug-text.ts';

/** A name as part of an address. Throws where it has neither letters nor digits. */
export function slugFrom(name: string): string {
  const slug = slugText(name);
  if (slug === '') throw new Error(`\`${name}\` is no name: it has neither letters nor digits`);
  return slug;
}

/** `work-with-us` as the name of a route: `workWithUs`. Throws where code cannot have such a name. */
export function routeFrom(slug: string): string {
  if (/^\d/.test(slug)) throw new Error(`a page cannot be called \`${slug}\`: begin its English name with a letter`);
  return slug.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** `workWithUs` as the name of a file, or of messages: `work-with-us`. */
export function kebabFrom(route: string): string {
  return route.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** `workWithUs` as the name of a component: `WorkWithUs`. */
export function componentFrom(route: string): string {
  return route.charAt(0).toUpperCase() + route.slice(1);
}
