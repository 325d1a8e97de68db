import type { ToolLanguage } from '../host/tool-language.ts';

const english = {
  isThere: (file: string, tool: string) =>
    `\`${file}\` is there already. Change it there, or remove it and run \`${tool} init\` again.`,
  detected: (messages: string, source: string, locales: readonly string[], syntax: string) =>
    `Messages: ${messages}\nSource:   ${source}\nLocales:  ${locales.join(', ')}\nSyntax:   ${syntax}`,
  complete: (locales: readonly string[]) =>
    `Complete: ${locales.join(', ')}; from now on a text that one of them lacks is a finding.`,
  anotherSet: (messages: string, command: string) => `Another set: ${messages}. It is checked with \`${command}\`.`,
  sharedCode: 'The code asks for messages of several sets: code/undefined-id is off.',
  leftOut: (patterns: readonly string[]) => `Not read, as it is not JSON: ${patterns.join(', ')}`,
  packages: (folders: readonly string[]) => `Several packages have messages: ${folders.join(', ')}.`,
  cannotRead: (patterns: readonly string[]) =>
    `The messages seem to be in ${patterns.join(', ')}: only JSON can be read.`,
  onlyInCode: (path: string) =>
    `The messages are only in the code, as in ${path}. Extract the source into a file first, as with \`npx formatjs extract 'src/**/*.{js,jsx,ts,tsx}' --format simple --out-file lang/en.json\`.`,
  sourceFileWithoutLocale: (path: string) =>
    `The source seems to be \`${path}\`, which has no locale in its name. Give it the name of its locale, such as \`en.json\`, where it is written; if another locale is the source, name it with --source.`,
  unknownReader: (messages: string, reader: string) =>
    `\`${messages}\` is written as ${reader} has it, a syntax that content-lint does not know. If it is the same as one that it knows, name that with --syntax.`,
  howToLock: (command: string) =>
    `So that a change of the source makes its translations stale: \`${command}\` records what belongs together today.`,
  lock: 'Record which translation belongs to which source text today, so that a later change of the source makes it stale? [y/N] ',
  /** The answers to `lock` that mean yes. */
  yes: /^y(?:es)?$/i,
  locked: (count: number, path: string) => `Wrote ${path}: ${count} ${count === 1 ? 'translation' : 'translations'}.`,
  wrote: (file: string) => `Wrote ${file}.`,
  /** The last lines: after a check without findings, for each of several packages, and after a check with findings. */
  fromNowOn: (tool: string) => `From now on: \`${tool} check\`.`,
  fromNowOnIn: (tool: string, folder: string) => `From now on: \`${tool} check --root ${folder}\`.`,
  next: (tool: string) =>
    [
      `From now on: \`${tool} check\`. \`${tool} check --fix\` mends what it can, \`${tool} explain <rule>\` says why.`,
      `What is known and may wait: \`${tool} check --baseline content-lint.baseline.json --update-baseline\`.`,
    ].join('\n'),
};

const dutch: typeof english = {
  isThere: (file, tool) =>
    `\`${file}\` is er al. Verander het daar, of verwijder het en draai \`${tool} init\` opnieuw.`,
  detected: (messages, source, locales, syntax) =>
    `Berichten: ${messages}\nBron:      ${source}\nTalen:     ${locales.join(', ')}\nSyntaxis:  ${syntax}`,
  complete: (locales) => `Volledig:  ${locales.join(', ')}; een tekst die daarin ontbreekt is voortaan een bevinding.`,
  anotherSet: (messages, command) => `Nog een verzameling: ${messages}. Die wordt gecontroleerd met \`${command}\`.`,
  sharedCode: 'De code vraagt berichten uit meer dan een verzameling: code/undefined-id staat uit.',
  leftOut: (patterns) => `Niet gelezen, want geen JSON: ${patterns.join(', ')}`,
  packages: (folders) => `Meerdere pakketten hebben berichten: ${folders.join(', ')}.`,
  cannotRead: (patterns) => `De berichten lijken te staan in ${patterns.join(', ')}: alleen JSON kan worden gelezen.`,
  onlyInCode: (path) =>
    `De berichten staan alleen in de code, zoals in ${path}. Haal de brontekst eerst naar een bestand, bijvoorbeeld met \`npx formatjs extract 'src/**/*.{js,jsx,ts,tsx}' --format simple --out-file lang/en.json\`.`,
  sourceFileWithoutLocale: (path) =>
    `De brontekst lijkt \`${path}\` te zijn, een bestand zonder taal in zijn naam. Geef het de naam van zijn taal, zoals \`en.json\`, daar waar het geschreven wordt; is een andere taal de bron, noem die dan met --source.`,
  unknownReader: (messages, reader) =>
    `\`${messages}\` is geschreven zoals bij ${reader}, een syntaxis die content-lint niet kent. Is die gelijk aan een die het kent, noem die dan met --syntax.`,
  howToLock: (command) =>
    `Opdat een wijziging van de bron de vertalingen verouderd maakt: \`${command}\` legt vast wat nu bij elkaar hoort.`,
  lock: 'Vastleggen welke vertaling nu bij welke brontekst hoort, zodat een latere wijziging van de bron haar verouderd maakt? [j/N] ',
  yes: /^(?:j|ja|y|yes)$/i,
  locked: (count, path) => `Geschreven: ${path}, ${count} ${count === 1 ? 'vertaling' : 'vertalingen'}.`,
  wrote: (file) => `Geschreven: ${file}.`,
  fromNowOn: (tool) => `Voortaan: \`${tool} check\`.`,
  fromNowOnIn: (tool, folder) => `Voortaan: \`${tool} check --root ${folder}\`.`,
  next: (tool) =>
    [
      `Voortaan: \`${tool} check\`. \`${tool} check --fix\` verhelpt wat het kan, \`${tool} explain <regel>\` zegt waarom.`,
      `Wat bekend is en mag wachten: \`${tool} check --baseline content-lint.baseline.json --update-baseline\`.`,
    ].join('\n'),
};

/** The texts of `init`. */
export const initTexts: Record<ToolLanguage, typeof english> = { en: english, nl: dutch };
