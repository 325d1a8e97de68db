import { parseCatalogue } from '../formats/parse-catalogue.ts';
import { type Parsers, parseAnyRecord } from '../formats/project-from-files.ts';

/** Parsers for a project that is read again and again: only files whose texts have changed are parsed again. */
export function parsersWithMemory(): Parsers {
  return { catalogue: parsedOnce(parseCatalogue), record: parsedOnce(parseAnyRecord) };
}

/** Gives the same file again for a path as long as the text, the last argument of the parser, is the same. */
function parsedOnce<Input extends [path: string, ...rest: string[]], File>(
  parse: (...input: Input) => File,
): (...input: Input) => File {
  const lastByPath = new Map<string, { text: string | undefined; file: File }>();
  return (...input) => {
    const [path] = input;
    const text = input.at(-1);
    const last = lastByPath.get(path);
    if (last && last.text === text) return last.file;
    const file = parse(...input);
    lastByPath.set(path, { text, file });
    return file;
  };
}
