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
  fix(report) {
    // Every report of this rule names a part of a file, which the compiler does not know.
    if (!('file' in report.target) || 'path' in report.target) return undefined;
    const { file: path, span } = report.target;
    // Fixes are applied to catalogues only.
    const file = report.project.catalogues.flatMap(({ files }) => files).find((candidate) => candidate.path === path);
    const first = file?.problems.find((problem) => problem.span.start === span?.start)?.first;
    if (!file || !span || !first) return undefined;
    // A key that occurs three times: which of them is too many depends on all three.
    if (file.problems.filter((problem) => problem.first?.start === first.start).length > 1) return undefined;
    const repeated = jsonProperty(file.text, span);
    const original = jsonProperty(file.text, first);
    if (!repeated || !original) return undefined;
    const isSame =
      file.text.slice(repeated.value.start, repeated.value.end) ===
      file.text.slice(original.value.start, original.value.end);
    // If the two differ, the last one counts: `JSON.parse` takes it, so pages have shown it.
    const target = { file: path, span: isSame ? repeated.whole : original.whole };
    return { level: isSame ? 'safe' : 'unsafe', edits: [{ target, text: '' }] };
  },
});
