/**
 * Where the logo of a technique lives below `public/`: lower-cased, spaces and dots to hyphens, plus to `plus` (R59).
 *
 * @example techLogoPath('Node.js') // '/logos/tech/node-js.svg'
 * @example techLogoPath('C++') // '/logos/tech/cplusplus.svg'
 */
export function techLogoPath(name: string): string {
  return `/logos/tech/${name.toLowerCase().replace(/[ .]/g, '-').replaceAll('+', 'plus')}.svg`;
}
