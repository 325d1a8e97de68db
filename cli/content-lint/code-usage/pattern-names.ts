import type { Node, TSType } from 'oxc-parser';
import { keyName } from './syntax-tree.ts';

/**
 * A step from a value to a part of it: a property, an index, `*` for any item, `...2` for the items from index 2 on.
 */
export type Step = string;

/** A name that a pattern declares. */
export interface PatternName {
  name: string;
  /** The way from the whole value to the part that the name gets. */
  path: readonly Step[];
  /** The value if there is none at the path. */
  fallback?: Node;
  /** The annotation of the whole pattern. */
  type?: TSType;
}

/** Every name that a pattern declares: of `{ a: [b, c = 1], ...d }` they are `b`, `c` and `d`. */
export function patternNames(pattern: Node): PatternName[] {
  return namesIn(pattern, { path: [] });
}

function namesIn(pattern: Node, reached: Omit<PatternName, 'name'>): PatternName[] {
  const annotation = 'typeAnnotation' in pattern ? pattern.typeAnnotation : undefined;
  const type = reached.type ?? (annotation?.type === 'TSTypeAnnotation' ? annotation.typeAnnotation : undefined);
  const whole = { ...reached, ...(type ? { type } : {}) };
  // Without the fallback: only a default right at a name counts, not one of an object around it.
  const step = (name: Step): Omit<PatternName, 'name'> => ({
    path: [...reached.path, name],
    ...(type ? { type } : {}),
  });
  switch (pattern.type) {
    case 'Identifier':
      return [{ name: pattern.name, ...whole }];
    case 'AssignmentPattern':
      return namesIn(pattern.left, { ...whole, fallback: pattern.right });
    case 'RestElement':
      // The rest of an object is read as the whole object. For the rest of a list the path has its step already.
      return namesIn(pattern.argument, whole);
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        property.type === 'RestElement'
          ? namesIn(property, whole)
          : namesIn(property.value, step(keyName(property.key, property.computed) ?? '*')),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((element, at) => {
        if (!element) return [];
        return namesIn(element, step(element.type === 'RestElement' ? `...${at}` : String(at)));
      });
    default:
      return [];
  }
}
