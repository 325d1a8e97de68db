import type { Hover } from 'vscode-languageserver';
import { messageArguments } from './message-arguments.ts';
import { messageAt } from './message-at.ts';
import { rangeIn } from './positions.ts';
import type { Workspace } from './workspace.ts';

/** The text of a message in every other locale, and its arguments. */
export function hoverAt(workspace: Workspace, path: string, offset: number): Hover | undefined {
  const { project } = workspace;
  const message = messageAt(project, path, offset);
  if (!message) return undefined;
  const shownLocale = message.catalogue?.file.locale;
  const texts = project.catalogues
    .filter(({ locale }) => locale !== shownLocale)
    .map(({ locale, messages }) => `**${locale}** ${quoted(messages.get(message.id))}`);
  const names = [...messageArguments(project, message.id)].map(([name, kind]) =>
    kind === 'tag' ? `\`<${name}>\`` : `\`{${name}}\` ${kind === 'plain' ? '' : kind}`.trim(),
  );
  const value = [`\`${message.id}\``, ...texts, ...(names.length > 0 ? [names.join(', ')] : [])].join('\n\n');
  return { contents: { kind: 'markdown', value }, range: rangeIn(workspace.textOf(path), message.span) };
}

/**
 * A text as Markdown code, so that an editor reads no markup in it. The fence has one backtick more than the longest
 * run of backticks in the text: with fewer the text would end the code.
 */
function quoted(text: string | undefined): string {
  if (text === undefined) return '—';
  const fence = '`'.repeat(1 + Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length)));
  return `${fence} ${text.replaceAll('\n', ' ')} ${fence}`;
}
