import { ProjectError } from '#src/content/project-error.ts';

const sentences: Record<ProjectError['code'], (detail: string) => string> = {
  'no-root': (detail) => `There is no folder \`${detail}\`. Give the folder of the project with --root.`,
  'no-locale-in-pattern': (detail) =>
    `\`${detail}\` has no \`{locale}\` in it. Write --messages 'i18n/{locale}/**/*.json' or --messages '{locale}.json'.`,
  'bad-config': (detail) => `The configuration cannot be used. ${detail}`,
  'no-git': (detail) => `Git cannot be asked: ${detail}`,
  'no-commit': (detail) => `\`${detail}\` is no commit, branch or tag of this repository.`,
  'bad-file': (detail) => detail,
  'bad-call': (detail) => detail,
  'no-messages': (detail) =>
    `No messages match \`${detail}\`, and there is no content/. Say where they are with --root, --messages and --locales.`,
};

/** Says why the tool could not do its work: a wrong call in one line, a fault of its own with its trace. */
export function explainCrash(error: unknown): string {
  if (error instanceof ProjectError) return `error: ${sentences[error.code](error.detail)}\n`;
  return `error: content-lint stopped on a fault of its own.\n${error instanceof Error ? error.stack : String(error)}\n`;
}
