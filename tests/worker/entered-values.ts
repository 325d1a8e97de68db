/** Every value that a test has entered into the form: none of them may appear in a log. */
const entered = new Set<string>();

/** Remembers values line by line. Pieces under six characters are left out, because they could be words of the log. */
export function rememberEntered(values: Iterable<string | undefined>): void {
  const pieces = [...values].flatMap((value) => (value ?? '').split(/[\r\n]+/)).map((piece) => piece.trim());
  for (const piece of pieces) if (piece.length >= 6) entered.add(piece.slice(0, 60));
}

/** The remembered values that appear in a text: plain, as JSON or URL-encoded. */
export function findEntered(text: string): string[] {
  const forms = (value: string) => [
    value,
    JSON.stringify(value).slice(1, -1),
    encodeURIComponent(value.toWellFormed()),
  ];
  return [...entered].filter((value) => forms(value).some((form) => text.includes(form)));
}

/** How many values are remembered, so that a test can show that it looked for something. */
export const enteredCount = (): number => entered.size;
