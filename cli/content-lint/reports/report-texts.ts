import type { ToolLanguage } from '../host/tool-language.ts';

/** How many places `also` names. */
const maxPlaces = 3;

const english = {
  clean: (messages: number, locales: number) =>
    `Nothing to report: ${count(messages, 'message', 'messages')} in ${count(locales, 'language', 'languages')}.`,
  summary: (errors: number, warnings: number, files: number) =>
    `${count(errors, 'error', 'errors')} and ${count(warnings, 'warning', 'warnings')} in ${count(files, 'file', 'files')}.`,
  notes: 'Notes:',
  progress: (done: number, total: number) => `${done} of ${total} messages`,
  coverage: {
    file: 'file',
    total: 'all files',
    lacks: (file: string, key: string) => `  ${file} lacks \`${key}\``,
    gone: (locale: string) => `  \`${locale}\` has no messages any more`,
    more: (number: number) => `  and ${number} more`,
    incomplete: 'Not all is translated, and need not be; `complete` names the locales in which it has to be:',
    line: (locale: string, present: number, wanted: number) =>
      `  ${locale.padEnd(8)} ${percentOf(present, wanted)} %, ${wanted - present} of ${wanted} missing`,
  },
  also: (places: readonly string[]) =>
    `and in ${places.slice(0, maxPlaces).join(', ')}${places.length > maxPlaces ? ` and ${places.length - maxPlaces} more` : ''}`,
  more: (number: number) => `and ${number} more`,
  hidden: (tool: string) => `Not shown, but with \`${tool} check --full\`, or \`--format json\` for a program:`,
  hiddenOf: ({ code, count: number }: { code: string; count: number }) => `  ${number} more of ${code}`,
  stats: {
    words: 'Words per page',
    lengths: 'Shortest and longest text per field, in characters',
  },
  mended: (number: number, files: readonly string[]) =>
    `${count(number, 'finding', 'findings')} mended${files.length > 0 ? `: ${files.join(', ')}` : ''}`,
  baseline: (entries: number, file: string) => `${count(entries, 'entry', 'entries')} in the baseline: ${file}`,
  accept: {
    wouldAccept: (all: number, stale: number) =>
      `This would accept ${count(all, 'translation', 'translations')}, of which ${stale} ${stale === 1 ? 'is' : 'are'} stale.`,
    question: 'Accept them all? (y/N) ',
    yes: /^y(?:es)?$/i,
    sayAll: 'Name the keys that were compared, or say --all. Nothing was written.',
    done: (accepted: number, pruned: number, file: string) =>
      `${count(accepted, 'translation', 'translations')} accepted, ${count(pruned, 'entry', 'entries')} removed: ${file}`,
    noKey: (key: string, near: string | undefined) =>
      `There is no message \`${key}\`.${near ? ` Did you mean \`${near}\`?` : ''}`,
  },
  why: 'Why',
  bad: 'Bad',
  good: 'Good',
  noRule: (code: string, near: string | undefined, tool: string) =>
    `There is no rule \`${code}\`.${near ? ` Did you mean \`${near}\`?` : ''} See \`${tool} rules\`.`,
};

const dutch: typeof english = {
  clean: (messages, locales) =>
    `Niets te melden: ${count(messages, 'bericht', 'berichten')} in ${count(locales, 'taal', 'talen')}.`,
  summary: (errors, warnings, files) =>
    `${count(errors, 'fout', 'fouten')} en ${count(warnings, 'waarschuwing', 'waarschuwingen')} in ${count(files, 'bestand', 'bestanden')}.`,
  notes: 'Opmerkingen:',
  progress: (done, total) => `${done} van ${total} berichten`,
  coverage: {
    file: 'bestand',
    total: 'alle bestanden',
    lacks: (file, key) => `  ${file} mist \`${key}\``,
    gone: (locale) => `  \`${locale}\` heeft geen berichten meer`,
    more: (number) => `  en nog ${number}`,
    incomplete: 'Niet alles is vertaald, en dat hoeft niet; `complete` noemt de talen waarin het wel moet:',
    line: (locale, present, wanted) =>
      `  ${locale.padEnd(8)} ${percentOf(present, wanted)} %, ${wanted - present} van ${wanted} ${wanted - present === 1 ? 'ontbreekt' : 'ontbreken'}`,
  },
  also: (places) =>
    `en in ${places.slice(0, maxPlaces).join(', ')}${places.length > maxPlaces ? ` en nog ${places.length - maxPlaces}` : ''}`,
  more: (number) => `en nog ${number}`,
  hidden: (tool) => `Niet getoond, wel met \`${tool} check --full\`, of met \`--format json\` voor een programma:`,
  hiddenOf: ({ code, count: number }) => `  nog ${number} van ${code}`,
  stats: {
    words: 'Woorden per pagina',
    lengths: 'Kortste en langste tekst per veld, in tekens',
  },
  mended: (number, files) =>
    `${count(number, 'bevinding', 'bevindingen')} verholpen${files.length > 0 ? `: ${files.join(', ')}` : ''}`,
  baseline: (entries, file) => `${count(entries, 'regel', 'regels')} in de baseline: ${file}`,
  accept: {
    wouldAccept: (all, stale) =>
      `Dit zou ${count(all, 'vertaling', 'vertalingen')} accepteren, waarvan ${stale} verouderd.`,
    question: 'Alle accepteren? (j/N) ',
    yes: /^ja?$/i,
    sayAll: 'Noem de sleutels die vergeleken zijn, of zeg --all. Er is niets geschreven.',
    done: (accepted, pruned, file) =>
      `${count(accepted, 'vertaling', 'vertalingen')} geaccepteerd, ${count(pruned, 'regel', 'regels')} verwijderd: ${file}`,
    noKey: (key, near) => `Er is geen bericht \`${key}\`.${near ? ` Bedoelde u \`${near}\`?` : ''}`,
  },
  why: 'Waarom',
  bad: 'Fout',
  good: 'Goed',
  noRule: (code, near, tool) =>
    `Er is geen regel \`${code}\`.${near ? ` Bedoelde u \`${near}\`?` : ''} Zie \`${tool} rules\`.`,
};

/** The texts of reports around the findings. */
export const reportTexts: Record<ToolLanguage, typeof english> = { en: english, nl: dutch };

/** With one decimal, and never 100 if something is missing; as wide as `100.0`, so that the lines are a table. */
function percentOf(present: number, wanted: number): string {
  return (Math.floor((present / wanted) * 1000) / 10).toFixed(1).padStart(5);
}

function count(number: number, singular: string, plural: string): string {
  return `${number} ${number === 1 ? singular : plural}`;
}
