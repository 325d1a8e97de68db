/**
 * Gives the path below `public/` of a technology's logo: in lower case, hyphens for spaces and dots, `plus` for `+`
 * (R59).
 *
 * @example techLogoPath('Node.js') // '/logos/tech/node-js.svg'
 * @example techLogoPath('C++') // '/logos/tech/cplusplus.svg'
 */
export function techLogoPath(name: string): string {
  return `/logos/tech/${name.toLowerCase().replace(/[ .]/g, '-').replaceAll('+', 'plus')}.svg`;
}
