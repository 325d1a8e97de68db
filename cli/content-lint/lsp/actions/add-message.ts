import { subjectOf } from '../../core/linter/locate.ts';
import type { CatalogueFile } from '../../core/project/project.ts';
import { insertText } from '../../formats/catalogue-text.ts';
import { changeMessages } from '../../formats/change-messages.ts';
import { messagePattern } from '../../formats/message-files.ts';
import { editorTexts } from '../../reports/editor-texts.ts';
import type { Workspace } from '../workspace.ts';
import type { ActionOf } from './action.ts';

/**
 * Adds a message that code asks for or that some locales lack to each locale without it. Its translations are empty.
 */
export const addMessage: ActionOf = (workspace, report) => {
  const { project, foundFiles, options } = workspace;
  const { key } = subjectOf(report);
  // `absent`: the code asks for this one message. Other findings of the rule are about a group or many messages.
  const isAsked = report.code === 'code/undefined-id' && report.args.problem === 'absent';
  if (key === undefined || !(isAsked || report.code === 'message/missing')) return undefined;
  // In other syntaxes the key in the file may differ from that of the message: a plural has a key for each form.
  if (project.syntax !== 'icu') return undefined;
  const [source, ...targets] = project.catalogues;
  const files = project.catalogues.flatMap((catalogue) => catalogue.files);
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const changed = new Map<string, string>();
  if (!source?.messages.has(key)) {
    const text = defaultTextInCode(workspace, key) ?? '';
    const added = withKey(foundFiles.layout.messages, source?.files ?? [], key, text);
    if (!added) return undefined;
    changed.set(...added);
    // `changeMessages` puts a message where the source has it, so it has to see the source with the new message.
    texts.set(...added);
  }
  const lacking = targets.filter(({ messages }) => !messages.has(key));
  for (const { locale } of lacking) {
    const messageFiles = { texts, messages: foundFiles.layout.messages, source: project.source };
    for (const [path, text] of changeMessages(messageFiles, locale, new Map([[key, '']]))) changed.set(path, text);
  }
  const locales = [...(source?.messages.has(key) ? [] : [project.source]), ...lacking.map(({ locale }) => locale)];
  return { title: editorTexts[options.lang].addMessage(key, locales), texts: changed };
};

/** The default text that the code itself has for a message. */
function defaultTextInCode({ project }: Workspace, key: string): string | undefined {
  const uses = project.code?.use.uses ?? [];
  return uses.find(({ ids, defaultText }) => defaultText && ids.some(({ parts }) => parts.join('') === key))
    ?.defaultText?.text;
}

/**
 * Gives the path of the source's file that a key belongs to, and its text with the key; undefined if none can have it.
 */
function withKey(
  messages: string,
  files: readonly CatalogueFile[],
  key: string,
  text: string,
): [path: string, text: string] | undefined {
  const { match } = messagePattern(messages);
  const candidates = files.flatMap((file) => {
    const prefix = match(file.path)?.prefix ?? '';
    return prefix === '' || key.startsWith(`${prefix}.`) ? [{ file, prefix }] : [];
  });
  const [best] = candidates.sort((a, b) => b.prefix.length - a.prefix.length);
  if (!best || best.file.problems.length > 0) return undefined;
  const keyInFile = best.prefix === '' ? key : key.slice(best.prefix.length + 1);
  const pathInFile = isFlat(best.file.text) ? [keyInFile] : keyInFile.split('.');
  // None of the groups that the key is in may be a message: a text cannot have keys in it.
  const groups = pathInFile.map((_, at) => [best.prefix, ...pathInFile.slice(0, at)].filter(Boolean).join('.'));
  if (groups.some((group) => best.file.messages.has(group))) return undefined;
  return [best.file.path, insertText(best.file.text, pathInFile, text)];
}

/** Whether the names in a file are whole ids, as in `{ "home.title": … }`. */
function isFlat(text: string): boolean {
  return Object.keys(JSON.parse(text.replace(/^\uFEFF/, ''))).some((name) => name.includes('.'));
}
