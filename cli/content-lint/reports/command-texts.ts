import type { ToolLanguage } from './language.ts';

interface CommandTexts {
  wrote(path: string): string;
  nothing: string;
  whichTarget(locales: readonly string[]): string;
  noTarget(locale: string, locales: readonly string[]): string;
  whichFormat(path: string): string;
  unreadable(path: string, line: number, reason: string): string;
  otherLanguages(got: string, wanted: string): string;
  imported(messages: number, files: number): string;
  refused: string;
  leftOut: { unknown: string; 'source-changed': string };
  noProfile(name: string, known: readonly string[]): string;
  noMessage(id: string, near: string | undefined): string;
  taken(id: string): string;
  byHand: string;
  renamed(from: string, to: string, messages: number, files: number): string;
  watching(folders: number): string;
  took(milliseconds: string): string;
}

/** What the commands say that change something. */
export const commandTexts: Record<ToolLanguage, CommandTexts> = {
  en: {
    wrote: (path) => `Wrote ${path}`,
    nothing: 'Nothing had to change.',
    whichTarget: (locales) => `Say which language with --target: ${locales.join(', ')}.`,
    noTarget: (locale, locales) =>
      `There is no language \`${locale}\` to translate into. There are ${locales.join(', ')}.`,
    whichFormat: (path) => `\`${path}\` does not tell its form. Give --format xliff, csv or po.`,
    unreadable: (path, line, reason) => `${path}:${line}: ${reason}`,
    otherLanguages: (got, wanted) => `The file is about ${got}, the project about ${wanted}.`,
    imported: (messages, files) =>
      `${count(messages, 'message', 'messages')} imported, ${count(files, 'file', 'files')} written.`,
    refused: 'Refused: with these texts the check would fail. Nothing was written.',
    leftOut: {
      unknown: 'there is no such message any more; left out.',
      'source-changed': 'its source has changed since the export; left out.',
    },
    noProfile: (name, known) =>
      `No rule is meant for the profile \`${name}\`. ${known.length > 0 ? `There is ${known.join(', ')}.` : 'There is none.'}`,
    noMessage: (id, near) => `There is no message or group \`${id}\`.${near ? ` Did you mean \`${near}\`?` : ''}`,
    taken: (id) => `\`${id}\` is there already. Nothing was written.`,
    byHand: 'Refused: these would lead nowhere then. Nothing was written.',
    renamed: (from, to, messages, files) =>
      `\`${from}\` is \`${to}\` now: ${count(messages, 'message', 'messages')}, ${count(files, 'file', 'files')}.`,
    watching: (folders) => `Watching ${count(folders, 'folder', 'folders')}. Ctrl-C ends it.`,
    took: (milliseconds) => `Checked in ${milliseconds} ms.`,
  },
  nl: {
    wrote: (path) => `Geschreven: ${path}`,
    nothing: 'Er hoefde niets te veranderen.',
    whichTarget: (locales) => `Zeg met --target welke taal: ${locales.join(', ')}.`,
    noTarget: (locale, locales) => `Er is geen taal \`${locale}\` om naar te vertalen. Er zijn ${locales.join(', ')}.`,
    whichFormat: (path) => `Aan \`${path}\` is de vorm niet te zien. Geef --format xliff, csv of po.`,
    unreadable: (path, line, reason) => `${path}:${line}: ${reason}`,
    otherLanguages: (got, wanted) => `Het bestand gaat over ${got}, het project over ${wanted}.`,
    imported: (messages, files) =>
      `${count(messages, 'bericht', 'berichten')} ingelezen, ${count(files, 'bestand', 'bestanden')} geschreven.`,
    refused: 'Geweigerd: met deze teksten zou de controle mislukken. Er is niets geschreven.',
    leftOut: {
      unknown: 'dit bericht is er niet meer; overgeslagen.',
      'source-changed': 'de brontekst is sinds de export veranderd; overgeslagen.',
    },
    noProfile: (name, known) =>
      `Geen regel is voor het profiel \`${name}\`. ${known.length > 0 ? `Er is ${known.join(', ')}.` : 'Er is er geen.'}`,
    noMessage: (id, near) => `Er is geen bericht of groep \`${id}\`.${near ? ` Bedoelde u \`${near}\`?` : ''}`,
    taken: (id) => `\`${id}\` is er al. Er is niets geschreven.`,
    byHand: 'Geweigerd: deze zouden dan nergens heen leiden. Er is niets geschreven.',
    renamed: (from, to, messages, files) =>
      `\`${from}\` is nu \`${to}\`: ${count(messages, 'bericht', 'berichten')}, ${count(files, 'bestand', 'bestanden')}.`,
    watching: (folders) => `Kijkt naar ${count(folders, 'map', 'mappen')}. Ctrl-C stopt.`,
    took: (milliseconds) => `Gecontroleerd in ${milliseconds} ms.`,
  },
};

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
