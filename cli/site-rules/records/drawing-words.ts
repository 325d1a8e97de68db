import type { FileTree } from '#cli/content-lint/api.ts';
import type { Drawing } from '#src/domain/drawing.ts';

/** The fields that a drawing needs, and a pattern for other fields that it may have. */
interface DrawingWords {
  fields: string[];
  optionalFields: RegExp;
}

/**
 * Finds the fields below `drawings.<id>` that a drawing needs: the words that its code names (`texts.…`) and the
 * options that its styles name (`[value="…"]`). Also finds others that it may have. Undefined if there is no drawing.
 */
export function drawingWords(tree: FileTree, { kind, subject }: Drawing): DrawingWords | undefined {
  const place = `src/sections/drawings/${kind}/${subject}`;
  const texts = tree.texts([`${place}.tsx`, `${place}.css`]);
  const code = texts.get(`${place}.tsx`);
  if (code === undefined) return undefined;
  const namesIn = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name = '']) => name));
  const options = [...namesIn(texts.get(`${place}.css`) ?? '', /\[value="([\w-]+)"\]/g)].map(
    (name) => `options.${name}`,
  );
  const words = [...namesIn(code, /\btexts\.(\w+)/g)].map((name) => `texts.${name}`);
  return {
    fields: ['label', ...(options.length > 0 ? ['legend', ...options] : []), ...words],
    // The first option shows the drawing without changes, so styles need no rule for it. With `texts[…]`, the code
    // takes the names of words from a list.
    optionalFields: code.includes('texts[') ? /^(?:options|texts)\.\w+$/ : /^options\.\w+$/,
  };
}
