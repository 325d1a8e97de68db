import type { ToolLanguage } from './language.ts';

const english = {
  isThere: (file: string, tool: string) =>
    `\`${file}\` is there already. Change it there, or remove it and run \`${tool} init\` again.`,
  found: (messages: string, source: string, locales: readonly string[]) =>
    `Messages: ${messages}\nSource:   ${source}\nLocales:  ${locales.join(', ')}`,
  wrote: (file: string) => `Wrote ${file}.`,
  clean: (tool: string) => `From now on: \`${tool} check\`.`,
  next: (tool: string) =>
    [
      `From now on: \`${tool} check\`. \`${tool} check --fix\` mends what it can, \`${tool} explain <rule>\` says why.`,
      `What is known and may wait: \`${tool} check --baseline content-lint.baseline.json --update-baseline\`.`,
    ].join('\n'),
};

const dutch: typeof english = {
  isThere: (file, tool) =>
    `\`${file}\` is er al. Verander het daar, of verwijder het en draai \`${tool} init\` opnieuw.`,
  found: (messages, source, locales) =>
    `Berichten: ${messages}\nBron:      ${source}\nTalen:     ${locales.join(', ')}`,
  wrote: (file) => `Geschreven: ${file}.`,
  clean: (tool) => `Voortaan: \`${tool} check\`.`,
  next: (tool) =>
    [
      `Voortaan: \`${tool} check\`. \`${tool} check --fix\` verhelpt wat het kan, \`${tool} explain <regel>\` zegt waarom.`,
      `Wat bekend is en mag wachten: \`${tool} check --baseline content-lint.baseline.json --update-baseline\`.`,
    ].join('\n'),
};

/** The texts of `init`. */
export const initTexts: Record<ToolLanguage, typeof english> = { en: english, nl: dutch };
