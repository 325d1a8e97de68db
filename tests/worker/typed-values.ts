/** Every value that a test has typed into the form: no log may show one of them. */
const typed = new Set<string>();

/** Remembers what is typed, line by line; pieces under six characters are told from words of the logs too badly. */
export function rememberTyped(values: Iterable<string | undefined>): void {
  const pieces = [...values].flatMap((value) => (value ?? '').split(/[\r\n]+/)).map((piece) => piece.trim());
  for (const piece of pieces) if (piece.length >= 6) typed.add(piece.slice(0, 60));
}

/** The typed values that stand in a text, plain, in JSON or as an address would write them. */
export function findTyped(text: string): string[] {
  const forms = (value: string) => [
    value,
    JSON.stringify(value).slice(1, -1),
    encodeURIComponent(value.toWellFormed()),
  ];
  return [...typed].filter((value) => forms(value).some((form) => text.includes(form)));
}

/** How many values are being watched for, so that a test can show that it looked for something. */
export const typedCount = (): number => typed.size;
