import type { Seed } from './seed.ts';

/** One message as it is to be printed. */
export interface Line {
  /** `group.name`. */
  key: string;
  text: string;
  /** Everything beyond ASCII as `\u` escapes. */
  ascii: boolean;
  seed?: Seed;
}

export interface PrintedPlace {
  line: number;
  /** Where the key begins. */
  keyColumn: number;
  /** Where the quote that closes the text is. */
  endColumn: number;
  /** Where a character of the text is, through its escapes. */
  columnOf(offset: number): number;
}

export interface Printed {
  text: string;
  places: Map<string, PrintedPlace>;
}

/** Prints messages as nested JSON, and notes where each stands while doing so. */
export function printCatalogue(lines: readonly Line[]): Printed {
  const places = new Map<string, PrintedPlace>();
  const output = ['{'];
  let open = '';
  lines.forEach(({ key, text, ascii }, at) => {
    const [group = '', name = ''] = key.split('.');
    if (group !== open) {
      if (open !== '') output.push('  },');
      output.push(`  "${group}": {`);
      open = group;
    }
    const literal = (part: string) => escaped(part, ascii);
    const head = `    "${name}": "`;
    const isLast = lines[at + 1]?.key.split('.')[0] !== group;
    output.push(`${head}${literal(text)}"${isLast ? '' : ','}`);
    places.set(key, {
      line: output.length,
      keyColumn: 5,
      endColumn: head.length + literal(text).length + 1,
      columnOf: (offset) => head.length + literal(text.slice(0, offset)).length + 1,
    });
  });
  output.push('  }', '}', '');
  return { text: output.join('\n'), places };
}

/** A text between the quotes of a JSON string; half of a pair of surrogates stays what it is. */
function escaped(text: string, ascii: boolean): string {
  const quoted = [...text].map((one) => (one.length > 1 ? one : JSON.stringify(one).slice(1, -1))).join('');
  if (!ascii) return quoted;
  return quoted.replace(/[\u0080-\uffff]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
