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

/** How a catalogue is laid out: in groups with blanks, or with whole ids, tabs and the line ends of Windows. */
export type Shape = 'nested' | 'flat';

/** Prints messages as JSON, and notes where each stands while doing so. */
export function printCatalogue(lines: readonly Line[], shape: Shape): Printed {
  return shape === 'nested' ? printNested(lines) : printFlat(lines);
}

function printFlat(lines: readonly Line[]): Printed {
  const places = new Map<string, PrintedPlace>();
  const output = lines.map(({ key, text, ascii }, at) => {
    const head = `\t"${key}": "`;
    places.set(key, placeOf(head, { text, ascii }, at + 2, 2));
    return `${head}${escaped(text, ascii)}"${at < lines.length - 1 ? ',' : ''}`;
  });
  return { text: ['{', ...output, '}', ''].join('\r\n'), places };
}

function printNested(lines: readonly Line[]): Printed {
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
    const head = `    "${name}": "`;
    const isLast = lines[at + 1]?.key.split('.')[0] !== group;
    output.push(`${head}${escaped(text, ascii)}"${isLast ? '' : ','}`);
    places.set(key, placeOf(head, { text, ascii }, output.length, 5));
  });
  output.push('  }', '}', '');
  return { text: output.join('\n'), places };
}

function placeOf(head: string, { text, ascii }: Pick<Line, 'text' | 'ascii'>, line: number, keyColumn: number) {
  return {
    line,
    keyColumn,
    endColumn: head.length + escaped(text, ascii).length + 1,
    columnOf: (offset: number) => head.length + escaped(text.slice(0, offset), ascii).length + 1,
  };
}

/** A text between the quotes of a JSON string; half of a pair of surrogates stays what it is. */
function escaped(text: string, ascii: boolean): string {
  const quoted = [...text].map((one) => (one.length > 1 ? one : JSON.stringify(one).slice(1, -1))).join('');
  if (!ascii) return quoted;
  return quoted.replace(/[\u0080-\uffff]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
