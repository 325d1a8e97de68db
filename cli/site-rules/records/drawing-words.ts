import type { FileTree } from '#cli/content-lint/api.ts';
import type { Specimen } from '#src/domain/specimen.ts';

/** What a drawing asks for, and which other fields it may have. */
interface DrawingWords {
  fields: string[];
  others: RegExp;
}

/**
 * The fields below `specimens.<id>` that a drawing asks for: the words that its code names, and the options that its styles
 * tell apart; and which others it may have. Undefined where the project has no such drawing.
 */
export function drawingWords(tree: FileTree, { kind, scene }: Specimen): DrawingWords | undefined {
  const place = `src/sections/specimens/${kind}/${scene}`;
  const texts = tree.texts([`${place}.tsx`, `${place}.css`]);
  const code = texts.get(`${place}.tsx`);
  if (code === undefined) return undefined;
  const named = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name = '']) => name));
  const options = [...named(texts.get(`${place}.css`) ?? '', /\[value="([\w-]+)"\]/g)].map((name) => `options.${name}`);
  const words = [...named(code, /\btexts\.(\w+)/g)].map((name) => `texts.${name}`);
  return {
    fields: ['label', ...(options.length > 0 ? ['legend', ...options] : []), ...words],
    // The first option shows the drawing without changes, so styles need no rule for it. The items of a list may be keys of words.
    others: code.includes('texts[') ? /^(?:options|texts)\.\w+$/ : /^options\.\w+$/,
  };
}
