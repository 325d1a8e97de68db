import { parseCatalogue } from '../formats/parse-catalogue.ts';
import { type Parsers, parseAnyRecord } from '../formats/project-from-files.ts';

/** Parsers for a project that is read again and again: only files whose texts have changed are parsed again. */
export function parsersWithMemory(): Parsers {
  return { catalogue: parsedOnce(parseCatalogue), record: parsedOnce(parseAnyRecord) };
}

/** Memoises a parser by its last argument, the text. */
function parsedOnce<Input extends [path: string, ...rest: string[]], File>(
  parse: (...input: Input) => File,
): (...input: Input) => File {
  const known = new Map<string, { text: string | undefined; file: File }>();
  return (...input) => {
    const [path] = input;
    const text = input.at(-1);
    const before = known.get(path);
    if (before && before.text === text) return before.file;
    const file = parse(...input);
    known.set(path, { text, file });
    return file;
  };
}
