import type { CodeUse, MarkupText } from '../core/project/code-use.ts';
import { inlineIgnoresIn } from '../core/project/inline-ignores.ts';
import { type CodeBase, codeBase } from './code-base.ts';
import { codeProblems, type KnownProblems } from './code-problems.ts';
import { findUses } from './find-uses.ts';
import { type HelperNames, helperPattern } from './helper-calls.ts';
import { i18nextHooks } from './i18next-hooks.ts';
import type { ImportWords } from './import-words.ts';
import { makerNames } from './maker-aliases.ts';
import { markupTexts } from './markup-text.ts';
import { mentionsIn } from './mentions.ts';
import type { BoundTree } from './scopes.ts';
import { sharedTagsIn } from './shared-tags.ts';
import { parseCode } from './syntax-tree.ts';

/**
 * The use of messages in the code, and what the next reading can use again. The keys of the maps are paths of files;
 * what was read from a file holds as long as its `text` is the same.
 */
export interface CodeReading {
  use: CodeUse;
  trees: ReadonlyMap<string, BoundTree>;
  /** For each file the words of its imports, among which importers of a file are searched. */
  importWords: ImportWords;
  /** Whether a file may ask for messages: one that may not is only parsed if another imports from it. */
  mayAskByPath: ReadonlyMap<string, { text: string; mayAsk: boolean }>;
  /** The source of the pattern that gave `mayAsk`. It has names of functions, to which any changed file may add. */
  pattern: string;
  markup: ReadonlyMap<string, { text: string; items: readonly MarkupText[] }>;
  problems: KnownProblems;
}

/**
 * Reads what the code of a project does with messages. Calls are followed from the files that may ask for messages into
 * those that they lead to. After an `earlier` reading only files that have changed since are parsed again.
 */
export function readCodeUse(
  texts: ReadonlyMap<string, string>,
  helpers: HelperNames = [],
  earlier?: CodeReading,
): CodeReading {
  const importWords: ImportWords = earlier?.importWords ?? new Map();
  const base = codeBase(texts, earlier?.trees, importWords);
  // The functions of the project that make a `t`.
  const makers = makerNames(texts);
  const hooks = i18nextHooks(texts);
  const pattern = helperPattern(helpers, makers, hooks);
  const knownMayAsk = earlier?.pattern === pattern.source ? earlier.mayAskByPath : undefined;
  const mayAskByPath = new Map(
    [...texts].map(([path, text]) => {
      const known = knownMayAsk?.get(path);
      return [path, known?.text === text ? known : { text, mayAsk: pattern.test(text) }];
    }),
  );
  /** The trees of the files that may ask for messages. */
  const asking = [...mayAskByPath].flatMap(([path, { mayAsk }]) => (mayAsk ? (base.tree(path) ?? []) : []));
  const { uses, inlineMessages, faults } = findUses(base, asking, helpers, makers, hooks);
  const markup = markupIn(base, earlier);
  const problems = codeProblems(base, earlier?.problems);
  return {
    use: {
      uses: withoutRepeats(uses),
      inlineMessages: withoutRepeats(inlineMessages),
      mentions: mentionsIn(base),
      // Only for calls that cannot be followed (`guessed`), whose ids are guessed from the words of the code.
      words: uses.some(({ asks }) => asks === 'guessed') ? wordsIn(texts.values()) : [],
      markup: [...markup.values()].flatMap(({ items }) => items),
      ignores: [...texts].flatMap(([path, text]) => inlineIgnoresIn(path, text)),
      problems: [...[...problems.values()].flatMap((known) => known.problems), ...faults],
      sharedTags: [...new Set(asking.flatMap(sharedTagsIn))],
    },
    trees: new Map(base.parsedSoFar().map((tree) => [tree.path, tree])),
    importWords,
    mayAskByPath,
    pattern: pattern.source,
    markup,
    problems,
  };
}

/** The texts in the markup of all components. Files that make no elements are skipped. */
function markupIn(base: CodeBase, earlier: CodeReading | undefined): CodeReading['markup'] {
  const trees = new Map(base.parsedSoFar().map((tree) => [tree.path, tree]));
  const markup = new Map<string, { text: string; items: readonly MarkupText[] }>();
  for (const [path, text] of base.texts) {
    // Only these may have JSX. `document.createElement` makes an element without a text.
    const mayHaveJsx = /\.(?:[jt]sx|[cm]?js)$/.test(path);
    const elementSigns = mayHaveJsx ? /<\/|\/>|createElement\(/ : /(?<!\bdocument\.)\bcreateElement\(/;
    if (!elementSigns.test(text)) continue;
    const known = earlier?.markup.get(path);
    if (known?.text === text) markup.set(path, known);
    else markup.set(path, { text, items: markupTexts(trees.get(path) ?? parseCode(path, text)) });
  }
  return markup;
}

/** Every word of some texts once. Digits, hyphens and underscores are parts of a word. */
function wordsIn(texts: Iterable<string>): string[] {
  const words = new Set<string>();
  for (const text of texts) for (const word of text.match(/[\w-]+/g) ?? []) words.add(word);
  return [...words];
}

/** Removes repeated items: several chains of callers that lead to one call may ask for the same messages. */
function withoutRepeats<T>(all: readonly T[]): T[] {
  const seen = new Set<string>();
  return all.filter((item) => {
    const text = JSON.stringify(item);
    if (seen.has(text)) return false;
    seen.add(text);
    return true;
  });
}
