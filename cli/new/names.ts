import { slugText } from '#src/domain/slug-text.ts';

/** A name that another page has already. */
export class NameTaken extends Error {}

/** A name of a page that begins with a digit, which the name of a route cannot. */
export class NameBeginsWithDigit extends Error {}

/** Makes a name into a part of an address. Throws if it has neither letters nor digits. */
export function slugFrom(name: string): string {
  const slug = slugText(name);
  if (slug === '') throw new Error(`\`${name}\` is no name: it has neither letters nor digits`);
  return slug;
}

/** Turns `work-with-us` into the name of a route, `workWithUs`. Throws a `NameBeginsWithDigit`. */
export function routeFrom(slug: string): string {
  if (/^\d/.test(slug))
    throw new NameBeginsWithDigit(`a page cannot be called \`${slug}\`: begin its English name with a letter`);
  return slug.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** Turns `workWithUs` into the name of a file or of a group of messages, `work-with-us`. */
export function kebabFrom(route: string): string {
  return route.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Turns `workWithUs` into the name of a component, `WorkWithUs`. */
export function componentFrom(route: string): string {
  return route.charAt(0).toUpperCase() + route.slice(1);
}
