import { fileOf, keyInFile, subjectOf } from '../../core/linter/locate.ts';
import { pathsBesideMessages } from '../../formats/project-from-files.ts';
import { editorTexts } from '../../reports/editor-texts.ts';
import type { ActionOf } from './action.ts';

/** Adds an exception without its reason: until that is written, the exception is a finding itself. */
export const allow: ActionOf = ({ project, foundFiles, options, textOf }, report) => {
  const [exceptionsPath] = pathsBesideMessages(foundFiles.layout);
  // An exception cannot allow what is wrong with the exceptions, the baseline or the form of a file.
  if (/^(?:exception|baseline|json|yaml|file)\//.test(report.code)) return undefined;
  const key = keyInFile(project, report);
  const { locale } = subjectOf(report);
  const fields = {
    rule: report.code,
    ...(key === undefined ? { file: fileOf(project, report.target) } : { key }),
    ...(locale === undefined ? {} : { locale }),
    reason: '',
  };
  const item = Object.entries(fields).map(([name, value]) => `${name}: ${yamlText(value)}`);
  // A list without items may be written as `[]`.
  const text = textOf(exceptionsPath).replace(/^\[\s*\]\s*$/m, '');
  const textBefore = text === '' || text.endsWith('\n') ? text : `${text}\n`;
  const title = editorTexts[options.lang].allow(report.code, exceptionsPath);
  return { title, texts: new Map([[exceptionsPath, `${textBefore}- ${item.join('\n  ')}\n`]]) };
};

/** A text as YAML writes it: in quotes if it would be read as something else, such as `no` or `12`. */
function yamlText(value: string): string {
  return /^[A-Za-z][\w./-]*$/.test(value) && !/^(?:no|yes|on|off|true|false|null)$/i.test(value)
    ? value
    : JSON.stringify(value);
}
