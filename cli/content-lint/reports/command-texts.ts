import type { ToolLanguage } from '../host/tool-language.ts';

const quotedIds = (ids: readonly string[]) => ids.map((id) => `\`${id}\``).join(', ');

const english = {
  // Texts of several commands.
  wrote: (path: string) => `Wrote ${path}`,
  nothing: 'Nothing had to change.',
  taken: (id: string) => `\`${id}\` is there already. Nothing was written.`,
  // Texts of `check`.
  noProfile: (name: string, known: readonly string[]) =>
    `No rule is meant for the profile \`${name}\`. ${known.length > 0 ? `Known: ${known.join(', ')}.` : 'There is none.'}`,
  // Texts of `watch`.
  watching: (folders: number) => `Watching ${count(folders, 'folder', 'folders')}. Ctrl-C ends it.`,
  checkedIn: (milliseconds: string) => `Checked in ${milliseconds} ms.`,
  // Texts of `export`.
  oneLanguage: 'The project has one language: there is none to translate into.',
  whichTarget: (locales: readonly string[]) => `Say which language with --target: ${locales.join(', ')}.`,
  noTarget: (locale: string, locales: readonly string[]) =>
    `There is no language \`${locale}\` to translate into. There are ${locales.join(', ')}.`,
  // Texts of `import`.
  whichFormat: (path: string) => `\`${path}\` does not tell its form. Give --format xliff, csv or po.`,
  unreadable: (path: string, line: number, reason: string) => `${path}:${line}: ${reason}`,
  translatedTwice: (path: string, key: string) =>
    `${path} has two different translations of \`${key}\`. Leave one of them. Nothing was written.`,
  otherLanguages: (got: string, wanted: string) => `The file is about ${got}, the project about ${wanted}.`,
  imported: (messages: number, files: number) =>
    `${count(messages, 'message', 'messages')} imported, ${count(files, 'file', 'files')} written.`,
  refused: 'Refused: with these texts the check would fail. Nothing was written.',
  /** Follows the key of a message that is left out, by why. */
  leftOut: {
    unknown: 'there is no such message any more; left out.',
    'source-changed': 'its source has changed since the export; left out.',
    reserved: 'JavaScript has this name for itself; left out. Give the message another key.',
  },
  // Texts of `types`.
  overCatalogue: (path: string) => `\`${path}\` has messages in it. Give another file with --out. Nothing was written.`,
  // Texts of `pseudo`.
  onlyIcu: (syntax: string) => `Messages of ${syntax} cannot be written in a made-up language. Nothing was written.`,
  noLocaleName: (name: string) =>
    `\`${name}\` cannot be the name of a language. Give one such as \`en-XA\`. Nothing was written.`,
  // Texts of `rename`.
  noMessage: (id: string, near: string | undefined) =>
    `There is no message or group \`${id}\`.${near ? ` Did you mean \`${near}\`?` : ''}`,
  noSuchFile: (path: string) => `There is no file or folder \`${path}\`.`,
  noFileFor: (id: string) => `No file can have \`${id}\`. Nothing was written.`,
  notParsed: (file: string, id: string) =>
    `Refused: \`${file}\` mentions \`${id}\` and cannot be parsed. Correct it first. Nothing was written.`,
  /** Below the findings that there would be, such as code that would keep the old id. */
  wouldBreak: (ids: readonly string[]) =>
    `Refused: the code would ask for messages that are gone: ${quotedIds(ids)}. Nothing was written.`,
  renamed: (from: string, to: string, messages: number, files: number) =>
    `\`${from}\` is \`${to}\` now: ${count(messages, 'message', 'messages')}, ${count(files, 'file', 'files')}.`,
};

const dutch: typeof english = {
  wrote: (path) => `Geschreven: ${path}`,
  nothing: 'Er hoefde niets te veranderen.',
  taken: (id) => `\`${id}\` is er al. Er is niets geschreven.`,
  noProfile: (name, known) =>
    `Geen regel is voor het profiel \`${name}\`. ${known.length > 0 ? `Bekend: ${known.join(', ')}.` : 'Er is er geen.'}`,
  watching: (folders) => `Kijkt naar ${count(folders, 'map', 'mappen')}. Ctrl-C stopt.`,
  checkedIn: (milliseconds) => `Gecontroleerd in ${milliseconds} ms.`,
  oneLanguage: 'Het project heeft één taal: er is geen om naar te vertalen.',
  whichTarget: (locales) => `Zeg met --target welke taal: ${locales.join(', ')}.`,
  noTarget: (locale, locales) => `Er is geen taal \`${locale}\` om naar te vertalen. Er zijn ${locales.join(', ')}.`,
  whichFormat: (path) => `Aan \`${path}\` is de vorm niet te zien. Geef --format xliff, csv of po.`,
  unreadable: (path, line, reason) => `${path}:${line}: ${reason}`,
  translatedTwice: (path, key) =>
    `In ${path} staan twee verschillende vertalingen van \`${key}\`. Laat er een staan. Er is niets geschreven.`,
  otherLanguages: (got, wanted) => `Het bestand gaat over ${got}, het project over ${wanted}.`,
  imported: (messages, files) =>
    `${count(messages, 'bericht', 'berichten')} ingelezen, ${count(files, 'bestand', 'bestanden')} geschreven.`,
  refused: 'Geweigerd: met deze teksten zou de controle mislukken. Er is niets geschreven.',
  leftOut: {
    unknown: 'dit bericht is er niet meer; overgeslagen.',
    'source-changed': 'de brontekst is sinds de export veranderd; overgeslagen.',
    reserved: 'deze naam is van JavaScript zelf; overgeslagen. Geef het bericht een andere sleutel.',
  },
  overCatalogue: (path) => `In \`${path}\` staan berichten. Geef een ander bestand met --out. Er is niets geschreven.`,
  onlyIcu: (syntax) =>
    `Berichten van ${syntax} kunnen niet in een verzonnen taal worden geschreven. Er is niets geschreven.`,
  noLocaleName: (name) =>
    `\`${name}\` kan geen naam van een taal zijn. Geef er een als \`en-XA\`. Er is niets geschreven.`,
  noMessage: (id, near) => `Er is geen bericht of groep \`${id}\`.${near ? ` Bedoelde u \`${near}\`?` : ''}`,
  noSuchFile: (path) => `Er is geen bestand of map \`${path}\`.`,
  noFileFor: (id) => `Geen bestand kan \`${id}\` hebben. Er is niets geschreven.`,
  notParsed: (file, id) =>
    `Geweigerd: in \`${file}\` staat \`${id}\`, en het is niet te lezen. Verbeter dat eerst. Er is niets geschreven.`,
  wouldBreak: (ids) =>
    `Geweigerd: de code zou om berichten vragen die er niet meer zijn: ${quotedIds(ids)}. Er is niets geschreven.`,
  renamed: (from, to, messages, files) =>
    `\`${from}\` is nu \`${to}\`: ${count(messages, 'bericht', 'berichten')}, ${count(files, 'bestand', 'bestanden')}.`,
};

/** What commands say besides findings. */
export const commandTexts: Record<ToolLanguage, typeof english> = { en: english, nl: dutch };

function count(number: number, singular: string, plural: string): string {
  return `${number} ${number === 1 ? singular : plural}`;
}
