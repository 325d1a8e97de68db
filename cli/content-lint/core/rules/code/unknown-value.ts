import { valueDifferences } from '../../requests/value-difference.ts';
import { defineRule } from '../../rule.ts';

export const codeUnknownValue = defineRule({
  code: 'code/unknown-value',
  severity: 'warning',
  // If the languages disagree about the arguments, the call cannot be right for both.
  yieldsTo: ['argument/missing', 'argument/renamed', 'argument/unknown', 'tag/missing', 'tag/renamed', 'tag/unknown'],
  examples: {
    bad: {
      'i18n/nl.json': '{ "hello": "Dag {name}" }',
      'i18n/en.json': '{ "hello": "Hello {name}" }',
      'src/hello.ts': "export const hello = (t: Translator, name: string) => t.text('hello', { nmae: name });\n",
    },
    good: {
      'i18n/nl.json': '{ "hello": "Dag {name}" }',
      'i18n/en.json': '{ "hello": "Hello {name}" }',
      'src/hello.ts': "export const hello = (t: Translator, name: string) => t.text('hello', { name });\n",
    },
  },
  project(context) {
    for (const { id, unknown } of valueDifferences(context)) {
      for (const { name, near, location } of unknown) {
        const args = { id, name, ...(near === undefined ? {} : { near }) };
        // A misspelt name is worse than a value too many: the message does not get the value it needs.
        const details = { key: id, ...(near === undefined ? {} : { severity: 'error' as const }) };
        context.report({ file: location.file, span: location.span }, args, details);
      }
    }
  },
});
