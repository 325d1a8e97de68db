type Value = string | readonly string[] | Readonly<Record<string, string>>;

/**
 * Gives the text of a configuration with these options, without the empty ones. `typed` is true if the project has
 * content-lint among its packages: it can then import `defineConfig`, which checks their types.
 */
export function configText(options: Readonly<Record<string, Value>>, typed: boolean): string {
  const lines = Object.entries(options)
    // An object has no length, so it is never left out.
    .filter(([, value]) => value.length !== 0)
    .map(([name, value]) => `  ${name}: ${literal(value)},\n`);
  if (!typed) return `export default {\n${lines.join('')}};\n`;
  return `import { defineConfig } from 'content-lint';\n\nexport default defineConfig({\n${lines.join('')}});\n`;
}

/** A value as it is written in TypeScript. */
function literal(value: Value): string {
  if (typeof value === 'string') return `'${value.replace(/['\\]/g, '\\$&')}'`;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  return `{ ${Object.entries(value)
    .map((pair) => pair.map(literal).join(': '))
    .join(', ')} }`;
}
