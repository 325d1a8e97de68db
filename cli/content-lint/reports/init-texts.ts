import type { ToolLanguage } from './language.ts';

const english = {
  isThere: (file: string) =>
    `\`${file}\` is there already. Change it there, or remove it and run \`content-lint init\` again.`,
  found: (messages: string, source: string, locales: readonly string[]) =>
    `Messages: ${messages}\nSource:   ${source}\nLocales:  ${locales.join(', ')}`,
  wrote: (file: string) => `Wrote ${file}.`,
  clean: 'From now on: `content-lint check`.',
  next: [
    'From now on: `content-lint check`. `content-lint check --fix` mends what it can, `content-lint explain <rule>` says why.',
    'What is known and may wait: `content-lint check --baseline content-lint.baseline.json --update-baseline`.',
  ].join('\n'),
};

const dutch: typeof english = {
  isThere: (file) =>
    `\`${file}\` is er al. Verander het daar, of verwijder het en draai \`content-lint init\` opnieuw.`,
  found: (messages, source, locales) =>
    `Berichten: ${messages}\nBron:      ${source}\nTalen:     ${locales.join(', ')}`,
  wrote: (file) => `Geschreven: ${file}.`,
  clean: 'Voortaan: `content-lint check`.',
  next: [
    'Voortaan: `content-lint check`. `content-lint check --fix` verhelpt wat het kan, `content-lint explain <regel>` zegt waarom.',
    'Wat bekend is en mag wachten: `content-lint check --baseline content-lint.baseline.json --update-baseline`.',
  ].join('\n'),
};

/** The texts of `init`. */
export const initTexts: Record<ToolLanguage, typeof english> = { en: english, nl: dutch };
