import { TYPE } from '@formatjs/icu-messageformat-parser';
import { type ArgumentKind, argumentIndex } from '../core/messages/argument-index.ts';
import { parseMessage } from '../core/messages/parse-message.ts';
import { walk } from '../core/messages/walk-message.ts';
import type { Project } from '../core/project/project.ts';

/** The arguments and tags of a message in any locale, with what they are used as. */
export function messageArguments(project: Project, id: string): Map<string, ArgumentKind | 'tag'> {
  const kindByName = new Map<string, ArgumentKind | 'tag'>();
  for (const { locale, messages } of project.catalogues) {
    const message = parseMessage(id, locale, messages.get(id) ?? '', project.syntax);
    for (const [name, [first]] of argumentIndex(message))
      if (first && !kindByName.has(name)) kindByName.set(name, first.kind);
    walk(message.elements ?? [], (element) => {
      if (element.type === TYPE.tag && !kindByName.has(element.value)) kindByName.set(element.value, 'tag');
    });
  }
  return kindByName;
}
