import type { FileTree } from '#cli/content-lint/api.ts';
import type { Specimen } from '#src/domain/specimen.ts';

/**
 * The fields below `specimens.<id>` that a drawing asks for: the words in its code, and the options that its styles tell
 * apart. Undefined where the project has no such drawing.
 */
export function drawingWords(tree: FileTree, { kind, scene }: Specimen): string[] | undefined {
  const place = `src/sections/specimens/${kind}/${scene}`;
  const texts = tree.texts([`${place}.tsx`, `${place}.css`]);
  const code = texts.get(`${place}.tsx`);
  if (code === undefined) return undefined;
  const named = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name = '']) => name));
  const options = [...named(texts.get(`${place}.css`) ?? '', /\[value="([\w-]+)"\]/g)].map((name) => `options.${name}`);
  const words = [...named(code, /\btexts\.(\w+)/g)].map((name) => `texts.${name}`);
  return ['label', ...(options.length > 0 ? ['legend', ...options] : []), ...words];
}
