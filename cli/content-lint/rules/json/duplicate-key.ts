import { jsonProperty } from '../../project/json-property.ts';
import { defineRule } from '../../rule.ts';
import { reportFileProblems } from '../file-problems.ts';

export const jsonDuplicateKey = defineRule({
  code: 'json/duplicate-key',
  severity: 'error',
  examples: {
    bad: { 'i18n/nl.json': '{ "send": "Verstuur", "send": "Verzenden" }', 'i18n/en.json': '{ "send": "Send" }' },
    good: { 'i18n/nl.json': '{ "send": "Verzenden" }', 'i18n/en.json': '{ "send": "Send" }' },
  },
  project: (context) => reportFileProblems('json/duplicate-key', context),
  fix(found) {
    if (!('file' in found.target) || 'path' in found.target) return undefined;
    const { file: path, span } = found.target;
    const file = found.project.catalogues.flatMap(({ files }) => files).find((one) => one.path === path);
    const first = file?.problems.find((problem) => problem.span.start === span?.start)?.first;
    const [own, other] = [span, first].map((key) => key && file && jsonProperty(file.text, key));
    if (!file || !own || !other) return undefined;
    const isSame =
      file.text.slice(own.value.start, own.value.end) === file.text.slice(other.value.start, other.value.end);
    // Of two that differ the last one counts: `JSON.parse` has it so, and so the page has been.
    const target = { file: path, span: isSame ? own.whole : other.whole };
    return { level: isSame ? 'safe' : 'unsafe', edits: [{ target, text: '' }] };
  },
});
