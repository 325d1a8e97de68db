import type { ToolLanguage } from './language.ts';

const english = {
  isThere: (file: string, tool: string) =>
    `\`${file}\` is there already. Change it there, or remove it and run \`${tool} init\` again.`,
  found: (messages: string, source: string, locales: readonly string[], syntax: string) =>
    `Messages: ${messages}\nSource:   ${source}\nLocales:  ${locales.join(', ')}\nSyntax:   ${syntax}`,
  leftOut: (patterns: readonly string[]) => `Not read: ${patterns.join(', ')}`,
  packages: (folders: readonly string[]) => `Several packages have messages: ${folders.join(', ')}.`,
  cannotRead: (patterns: readonly string[]) =>
    `The messages seem to be in ${patterns.join(', ')}: only JSON can be read.`,
  unknownReader: (messages: string, reader: string) =>
    `\`${messages}\` is read by ${reader}, whose syntax content-lint does not know. If it is the same as one that it knows, name that with --syntax.`,
  wrote: (file: string) => `Wrote ${file}.`,
  clean: (tool: string) => `From now on: \`${tool} check\`.`,
  cleanIn: (tool: string, folder: string) => `From now on: \`${tool} check --root ${folder}\`.`,
  next: (tool: string) =>
    [
      `From now on: \`${tool} check\`. \`${tool} check --fix\` mends what it can, \`${tool} explain <rule>\` says why.`,
      `What is known and may wait: \`${tool} check --baseline content-lint.baseline.json --update-baseline\`.`,
    ].join('\n'),
};

const dutch: typeof english = {
  isThere: (file, tool) =>
    `\`${file}\` is er al. Verander het daar, of verwijder het en draai \`${tool} init\` opnieuw.`,
  found: (messages, source, locales, syntax) =>
    `Berichten: ${messages}\nBron:      ${source}\nTalen:     ${locales.join(', ')}\nSyntaxis:  ${syntax}`,
  leftOut: (patterns) => `Niet gelezen: ${patterns.join(', ')}`,
  packages: (folders) => `Meerdere pakketten hebben berichten: ${folders.join(', ')}.`,
  cannotRead: (patterns) => `De berichten lijken te staan in ${patterns.join(', ')}: alleen JSON kan worden gelezen.`,
  unknownReader: (messages, reader) =>
    `\`${messages}\` wordt gelezen door ${reader}, waarvan content-lint de syntaxis niet kent. Is die gelijk aan een die het kent, noem die dan met --syntax.`,
  wrote: (file) => `Geschreven: ${file}.`,
  clean: (tool) => `Voortaan: \`${tool} check\`.`,
  cleanIn: (tool, folder) => `Voortaan: \`${tool} check --root ${folder}\`.`,
  next: (tool) =>
    [
      `Voortaan: \`${tool} check\`. \`${tool} check --fix\` verhelpt wat het kan, \`${tool} explain <regel>\` zegt waarom.`,
      `Wat bekend is en mag wachten: \`${tool} check --baseline content-lint.baseline.json --update-baseline\`.`,
    ].join('\n'),
};

/** The texts of `init`. */
export const initTexts: Record<ToolLanguage, typeof english> = { en: english, nl: dutch };
