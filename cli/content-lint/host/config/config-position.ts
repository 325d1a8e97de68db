import { pathToFileURL } from 'node:url';
import type { Node } from 'oxc-parser';
import { keyName, parseCode, syntaxErrorIn, unwrap } from '../../code-usage/syntax-tree.ts';
import { escapeRegExp } from '../../core/escape-reg-exp.ts';
import { lineIndex } from '../../core/linter/line-index.ts';

/** The name of an option, or an index in a list. */
type Step = string | number;

/**
 * Gives the line and column of an option in the text of a configuration, as `:3:5`. If the text does not spell out all
 * of `optionPath`, the position is that of the last step that it does spell out, or else of the default export;
 * empty if it has none.
 */
export function optionPosition(file: string, text: string, optionPath: readonly Step[]): string {
  const { program } = parseCode(file, text);
  const exported = program.body.find((node) => node.type === 'ExportDefaultDeclaration');
  if (exported?.type !== 'ExportDefaultDeclaration') return '';
  let reached: Node = exported;
  let value: Node | undefined = objectOf(exported.declaration, program.body);
  for (const step of optionPath) {
    const next: { at: Node; value: Node } | undefined = value && stepInto(value, step);
    if (!next) break;
    reached = next.at;
    value = unwrap(next.value);
  }
  return position(text, reached.start);
}

/** Gives the line and column of an error that loading a configuration has thrown; empty if the error does not tell. */
export function errorPosition(file: string, text: string, error: unknown): string {
  const problem = syntaxErrorIn(file, text);
  if (problem?.kind === 'syntax') return position(text, problem.location.span.start);
  if (!(error instanceof Error)) return '';
  // A line of the stack ends in the place: `(…/content-lint.config.ts:3:5)`. Node names a module by its address there, in
  // which a space is `%20`; other loaders by its path.
  const names = [file, pathToFileURL(file).href];
  const frame = error.stack?.split('\n').find((line) => names.some((name) => line.includes(name)));
  const place = frame && /:(\d+):(\d+)\)?$/.exec(frame);
  if (place) return `:${place[1]}:${place[2]}`;
  // For `Cannot find package 'x'` the position is that of the import of `x`, or of a file in it, such as `x/react`.
  const specifier = /['"]([^'"]+)['"]/.exec(error.message)?.[1];
  const at = specifier === undefined ? -1 : text.search(new RegExp(`(['"])${escapeRegExp(specifier)}(?:/|\\1)`));
  return at < 0 ? '' : position(text, at);
}

/** Gives the object inside `defineConfig(…)` or before `satisfies`, or the one that a name is declared as. */
function objectOf(declared: Node, body: readonly Node[]): Node {
  const node = unwrap(declared);
  if (node.type === 'CallExpression' && node.arguments[0]) return objectOf(node.arguments[0], body);
  if (node.type !== 'Identifier') return node;
  for (const statement of body) {
    const declarations = statement.type === 'VariableDeclaration' ? statement.declarations : [];
    const declaration = declarations.find(({ id }) => id.type === 'Identifier' && id.name === node.name);
    // Follows one name and no further: names that lead to each other would never end.
    if (declaration?.init) return objectOf(declaration.init, []);
  }
  return node;
}

function stepInto(value: Node, step: Step): { at: Node; value: Node } | undefined {
  if (value.type === 'ArrayExpression') {
    const item = value.elements[Number(step)];
    return item ? { at: item, value: item } : undefined;
  }
  if (value.type !== 'ObjectExpression') return undefined;
  const property = value.properties.find(
    (entry) => entry.type === 'Property' && keyName(entry.key, entry.computed) === String(step),
  );
  return property?.type === 'Property' ? { at: property.key, value: property.value } : undefined;
}

function position(text: string, offset: number): string {
  const { line, column } = lineIndex(text).location('', { start: offset, end: offset });
  return `:${line}:${column}`;
}
