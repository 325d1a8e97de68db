import { ProjectError } from '../core/project/project-error.ts';
import type { ToolLanguage } from '../host/tool-language.ts';

type Sentences = Record<ProjectError['code'], (detail: string, reason: string) => string>;

/** What is wrong, where, and what to do about it. */
const sentences: Record<ToolLanguage, Sentences> = {
  en: {
    'bad-call': (detail) => detail,
    'fix-and-staged': () => '--fix changes files and --staged reads none. Leave one of the two out.',
    'update-without-baseline': () => '--update-baseline does not say which file. Give it with --baseline <file>.',
    'no-root': (path) => `There is no folder \`${path}\`. Give the folder of the project with --root.`,
    'no-locale-in-pattern': (pattern) =>
      `\`${pattern}\` has no \`{locale}\` in it. Write --messages 'i18n/{locale}/**/*.json' or --messages '{locale}.json'.`,
    'no-messages': (pattern) =>
      `No messages match \`${pattern}\`. Say where they are with --root, --messages and --locales.`,
    'no-catalogues': () =>
      "No JSON file with messages has a locale in its path. Say where they are with --messages 'lang/{locale}.json', or in another folder with --root.",
    'bad-config': (detail, reason) => `The configuration cannot be used. ${detail}${reason && `: ${reason}`}`,
    'rule-failed': (code, reason) =>
      `The rule \`${code}\` of a plugin failed: ${reason}. Correct it, or switch it off.`,
    'no-git': (output) => `Git cannot be asked. It said: ${output}`,
    'no-repository': () =>
      'This folder is in no Git repository, and Git was to be asked. Leave --staged, --changed or --against out, or run `git init` first.',
    'no-commit': (name) =>
      `\`${name}\` is no commit, branch or tag of this repository. \`git branch -a\` lists the branches.`,
    'no-baseline': (path) => `The baseline \`${path}\` does not exist yet. --update-baseline writes it.`,
    'not-a-baseline': (path) =>
      `\`${path}\` is no baseline. Give another file, or remove it and write it with --update-baseline.`,
    'not-readable': (path, reason) => `\`${path}\` cannot be read: ${plainly(reason, 'en')}.`,
    'not-writable': (path, reason) => `\`${path}\` cannot be written: ${plainly(reason, 'en')}. Nothing was changed.`,
    'outside-root': (path) =>
      `\`${path}\` lies outside of the project, where nothing is written. Nothing was changed. Give a folder that holds it with --root.`,
  },
  nl: {
    'bad-call': (detail) => detail,
    'fix-and-staged': () => '--fix verandert bestanden en --staged leest er geen. Laat een van de twee weg.',
    'update-without-baseline': () => '--update-baseline zegt niet welk bestand. Geef het met --baseline <bestand>.',
    'no-root': (path) => `Er is geen map \`${path}\`. Geef de map van het project met --root.`,
    'no-locale-in-pattern': (pattern) =>
      `In \`${pattern}\` staat geen \`{locale}\`. Schrijf --messages 'i18n/{locale}/**/*.json' of --messages '{locale}.json'.`,
    'no-messages': (pattern) =>
      `Er zijn geen berichten op \`${pattern}\`. Zeg met --root, --messages en --locales waar ze staan.`,
    'no-catalogues': () =>
      "Geen JSON-bestand met berichten heeft een taal in zijn pad. Zeg waar ze staan met --messages 'lang/{locale}.json', of in een andere map met --root.",
    'bad-config': (detail, reason) => `De configuratie is niet bruikbaar. ${detail}${reason && `: ${reason}`}`,
    'rule-failed': (code, reason) =>
      `De regel \`${code}\` van een plug-in mislukte: ${reason}. Verbeter hem of zet hem uit.`,
    'no-git': (output) => `Git geeft geen antwoord. Het zei: ${output}`,
    'no-repository': () =>
      'Deze map staat in geen Git-repository, en Git moest worden geraadpleegd. Laat --staged, --changed of --against weg, of begin met `git init`.',
    'no-commit': (name) =>
      `\`${name}\` is geen commit, branch of tag van deze repository. \`git branch -a\` noemt de branches.`,
    'no-baseline': (path) => `De baseline \`${path}\` bestaat nog niet. --update-baseline schrijft haar.`,
    'not-a-baseline': (path) =>
      `\`${path}\` is geen baseline. Geef een ander bestand, of verwijder het en schrijf het met --update-baseline.`,
    'not-readable': (path, reason) => `\`${path}\` is niet te lezen: ${plainly(reason, 'nl')}.`,
    'not-writable': (path, reason) =>
      `\`${path}\` is niet te schrijven: ${plainly(reason, 'nl')}. Er is niets veranderd.`,
    'outside-root': (path) =>
      `\`${path}\` ligt buiten het project, en daar wordt niets geschreven. Er is niets veranderd. Geef met --root een map waar het in ligt.`,
  },
};

/** The commonest system errors in plain words. Other errors are shown as they are. */
const reasons: Readonly<Record<string, Record<ToolLanguage, string>>> = {
  ENOENT: { en: 'it does not exist', nl: 'het bestaat niet' },
  EACCES: { en: 'you have no permission', nl: 'u hebt er geen rechten voor' },
  EPERM: { en: 'you have no permission', nl: 'u hebt er geen rechten voor' },
  EROFS: { en: 'the disk is read-only', nl: 'de schijf is alleen-lezen' },
  ENOSPC: { en: 'the disk is full', nl: 'de schijf is vol' },
  EISDIR: { en: 'it is a folder', nl: 'het is een map' },
  ENOTDIR: { en: 'a file stands where a folder should be', nl: 'er staat een bestand waar een map hoort' },
};

/** Says a system error, such as `EACCES`, in plain words. */
function plainly(reason: string, language: ToolLanguage): string {
  return reasons[reason]?.[language] ?? reason;
}

/** Reports why the tool failed: wrong use in one line, a bug with its stack trace. */
export function explainCrash(error: unknown, language: ToolLanguage): string {
  const [head, fault] =
    language === 'nl'
      ? ['fout', 'content-lint is gestopt door een fout van zichzelf.']
      : ['error', 'content-lint stopped on a fault of its own.'];
  if (error instanceof ProjectError) return `${head}: ${sentences[language][error.code](error.detail, error.reason)}\n`;
  return `${head}: ${fault}\n${error instanceof Error ? error.stack : String(error)}\n`;
}
