import type { Example, ExampleFiles } from '#cli/content-lint/core/rule.ts';

/** The files of an example; one message becomes a file in each language. */
export function exampleFiles(example: Example): ExampleFiles {
  return Object.fromEntries(
    Object.entries(example).map(([name, text]) =>
      name.includes('.') ? [name, text] : [`i18n/${name}.json`, JSON.stringify({ message: text })],
    ),
  );
}
