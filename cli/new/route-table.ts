import { type Locale, locales } from '#src/domain/locale.ts';

/** The file of the route table, which programs change as text. */
export const routesPath = 'src/domain/routes.ts';

const endOfTable = '} as const satisfies Record<string, RoutePair>;';

/** Reads the rows of the table, by the names of their routes. */
export function routesIn(code: string): Map<string, Record<Locale, string>> {
  // A row, in one line or in several: `  services: { nl: '/nl/diensten', en: '/en/services' },`.
  const rows = code.slice(0, code.indexOf(endOfTable)).matchAll(/^ {2}(\w+): \{([^}]*)\},$/gm);
  return new Map(
    [...rows].map(([, route = '', row = '']) => {
      const paths = [...row.matchAll(/(\w+): '([^']*)'/g)].map(([, locale, path]) => [locale, path]);
      return [route, Object.fromEntries(paths) as Record<Locale, string>];
    }),
  );
}

/** Gives the text of the table with another row: after the row of `afterRoute` or, if there is none, at its end. */
export function withRoute(code: string, route: string, paths: Record<Locale, string>, afterRoute?: string): string {
  const row = `  ${route}: { ${locales.map((locale) => `${locale}: '${paths[locale]}'`).join(', ')} },\n`;
  const rowBefore = afterRoute && rowOf(afterRoute).exec(code)?.[0];
  if (rowBefore) return code.replace(rowBefore, () => rowBefore + row);
  if (!code.includes(endOfTable)) throw new Error(`${routesPath} has no table that ends in \`${endOfTable}\``);
  return code.replace(endOfTable, () => row + endOfTable);
}

/** Gives the text of the table without the row of a route. Throws if it has none. */
export function withoutRoute(code: string, route: string): string {
  const without = code.replace(rowOf(route), '');
  if (without === code) throw new Error(`${routesPath} has no row of \`${route}\``);
  return without;
}

function rowOf(route: string): RegExp {
  return new RegExp(`^ {2}${route}: \\{[^}]*\\},\\n`, 'm');
}
