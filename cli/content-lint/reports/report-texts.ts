import type { ToolLanguage } from './language.ts';

interface ReportTexts {
  clean(messages: number, locales: number): string;
  summary(errors: number, warnings: number, files: number): string;
  notes: string;
  progress(done: number, of: number): string;
  coverage: { file: string; total: string; missing: string };
  stats: { words: string; lengths: string };
  mended(count: number, files: readonly string[]): string;
  baseline(entries: number, file: string): string;
  accept: {
    done(accepted: number, pruned: number, file: string): string;
    noKey(key: string, near: string | undefined): string;
  };
  why: string;
  bad: string;
  good: string;
  noRule(code: string, near: string | undefined): string;
}

/** What the reports say around the findings. */
export const reportTexts: Record<ToolLanguage, ReportTexts> = {
  en: {
    clean: (messages, locales) => `Nothing to report: ${messages} messages in ${locales} languages.`,
    summary: (errors, warnings, files) =>
      `${count(errors, 'error', 'errors')} and ${count(warnings, 'warning', 'warnings')} in ${count(files, 'file', 'files')}.`,
    notes: 'Not to be checked:',
    progress: (done, of) => `${done} of ${of} messages`,
    coverage: { file: 'file', total: 'all files', missing: 'missing' },
    stats: {
      words: 'Words per page',
      lengths: 'Shortest and longest text per field, in characters',
    },
    mended: (number, files) =>
      `${count(number, 'finding', 'findings')} mended${files.length > 0 ? `: ${files.join(', ')}` : ''}`,
    baseline: (entries, file) => `${count(entries, 'entry', 'entries')} in the baseline: ${file}`,
    accept: {
      done: (accepted, pruned, file) =>
        `${count(accepted, 'translation', 'translations')} accepted, ${count(pruned, 'entry', 'entries')} removed: ${file}`,
      noKey: (key, near) => `There is no message \`${key}\`.${near ? ` Did you mean \`${near}\`?` : ''}`,
    },
    why: 'Why',
    bad: 'Bad',
    good: 'Good',
    noRule: (code, near) =>
      `There is no rule \`${code}\`.${near ? ` Did you mean \`${near}\`?` : ''} See \`content-lint rules\`.`,
  },
  nl: {
    clean: (messages, locales) => `Niets te melden: ${messages} berichten in ${locales} talen.`,
    summary: (errors, warnings, files) =>
      `${count(errors, 'fout', 'fouten')} en ${count(warnings, 'waarschuwing', 'waarschuwingen')} in ${count(files, 'bestand', 'bestanden')}.`,
    notes: 'Niet na te gaan:',
    progress: (done, of) => `${done} van ${of} berichten`,
    coverage: { file: 'bestand', total: 'alle bestanden', missing: 'ontbreekt' },
    stats: {
      words: 'Woorden per pagina',
      lengths: 'Kortste en langste tekst per veld, in tekens',
    },
    mended: (number, files) =>
      `${count(number, 'bevinding', 'bevindingen')} verholpen${files.length > 0 ? `: ${files.join(', ')}` : ''}`,
    baseline: (entries, file) => `${count(entries, 'regel', 'regels')} in de baseline: ${file}`,
    accept: {
      done: (accepted, pruned, file) =>
        `${count(accepted, 'vertaling', 'vertalingen')} geaccepteerd, ${count(pruned, 'regel', 'regels')} verwijderd: ${file}`,
      noKey: (key, near) => `Er is geen bericht \`${key}\`.${near ? ` Bedoelde u \`${near}\`?` : ''}`,
    },
    why: 'Waarom',
    bad: 'Fout',
    good: 'Goed',
    noRule: (code, near) =>
      `Er is geen regel \`${code}\`.${near ? ` Bedoelde u \`${near}\`?` : ''} Zie \`content-lint rules\`.`,
  },
};

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
