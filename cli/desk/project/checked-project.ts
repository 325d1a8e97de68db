import type { Project, Report } from '#cli/content-lint/api.ts';
import {
  type FileChanges,
  type FileContent,
  fileOf,
  formatFinding,
  type LoadedPlugin,
  loadTexts,
  openLiveProject,
  severityOf,
  subjectOf,
  type Texts as ToolTexts,
  toolCommand,
} from '#cli/content-lint/host.ts';
import type { DraftFinding } from '#cli/desk/desk-api.ts';
import { isBinary } from '#cli/desk/project/file-changes.ts';
import { type DeskLanguage, deskLanguages } from '#cli/desk/texts/desk-languages.ts';
import { reloadRouteTable } from '#cli/dev/reload-route-table.ts';
import { routesPath } from '#cli/new/route-table.ts';
import type { Locale } from '#src/domain/locale.ts';

/** A project that stays parsed and checked, and that can be looked at as it would be with a draft. */
export interface CheckedProject {
  root: string;
  /** The pattern of the paths of its messages, from `content-lint.config.ts`. */
  messagesPattern: string;
  /** The project as it is on the disk. */
  readonly project: Project;
  /** What the rules find in it. */
  readonly reports: readonly Report[];
  /** The plugins of content-lint, with the data that they loaded at the last check. */
  readonly plugins: readonly LoadedPlugin[];
  /** How many changes on the disk have been read since the project was opened. */
  readonly revision: number;
  severityOf(report: Report): DraftFinding['severity'];
  /** The text of a file on the disk; empty if there is none. */
  textOf(path: string): string;
  /** The content of a file on the disk; null if there is none. */
  contentOf(path: string): FileContent;
  /** The paths of all files below a folder. */
  filesBelow(folder: string): string[];
  /** Reads files again, and checks the project if any of them has changed. Gives whether any has. */
  read(paths: readonly string[]): Promise<boolean>;
  /**
   * Reads files again after a draft was written. `known` are the reports of all rules about that draft: no rule runs
   * again.
   */
  readWritten(paths: readonly string[], known: readonly Report[]): Promise<void>;
  /** Gives what the rules about messages say of one message, with the texts of some files replaced. */
  checkMessage(changed: FileChanges, key: string): Promise<readonly Report[]>;
  /** Gives what all rules say, with some files replaced, added or removed. */
  checkWhole(changed: FileChanges): Promise<readonly Report[]>;
  /** Looks at the project as it would be with some files replaced, added or removed. */
  lookAt<Seen>(changed: FileChanges, look: (project: Project) => Seen): Promise<Awaited<Seen>>;
  /**
   * Gives reports in words. Reports that the project already has are not new; they are left out unless they are about
   * the message `messageId`.
   */
  draftFindingsOf(reports: readonly Report[], language: DeskLanguage, messageId?: string): DraftFinding[];
}

/** Opens the project of a folder and checks it for the first time. Throws a `ProjectError` if there is none. */
export async function openCheckedProject(root: string): Promise<CheckedProject> {
  const live = await openLiveProject({ root }, process);
  const { tree, ruleOf } = live;
  /** How content-lint is run here, such as `npx content-lint`: its advice names that. */
  const tool = toolCommand(root, process.env);
  const sentences = await Promise.all(
    deskLanguages.map(async (language) => [language, await loadTexts(language, live.plugins, tool)] as const),
  );
  const texts = Object.fromEntries(sentences) as Record<DeskLanguage, ToolTexts>;
  let revision = 0;

  /**
   * Tells the development server about a page that was added or removed, before the texts of that page are looked at.
   */
  const adoptChangedPages = (paths: readonly string[]) => {
    if (paths.includes(routesPath)) reloadRouteTable(root);
  };
  /** Runs `look` on the project with a draft in it. */
  const withDraft = async <Seen>(changed: FileChanges, look: (project: Project) => Seen): Promise<Awaited<Seen>> => {
    const restore = live.overlay(changed);
    try {
      return await look(live.project);
    } finally {
      restore();
    }
  };

  await live.check();
  return {
    root,
    messagesPattern: live.foundFiles.layout.messages,
    get project() {
      return live.project;
    },
    get reports() {
      return live.reports;
    },
    get plugins() {
      return live.loaded;
    },
    get revision() {
      return revision;
    },
    severityOf: (report) => severityOf(report, ruleOf),
    textOf: live.textOf,
    contentOf: (path) => (isBinary(path) ? tree.bytes([path]) : tree.texts([path])).get(path) ?? null,
    filesBelow: tree.below,
    async read(paths) {
      adoptChangedPages(paths);
      if (!live.read(paths)) return false;
      await live.check();
      revision += 1;
      return true;
    },
    async readWritten(paths, known) {
      adoptChangedPages(paths);
      if (await live.readWritten(paths, known)) revision += 1;
    },
    checkMessage: (changed, key) => withDraft(changed, () => live.reportsAbout(key)),
    checkWhole: (changed) => withDraft(changed, () => live.allReports()),
    lookAt: withDraft,
    draftFindingsOf(draftReports, language, messageId) {
      const knownReports = new Set(live.reports.map((report) => JSON.stringify(report)));
      return draftReports.flatMap((report): DraftFinding[] => {
        const { key, locale } = subjectOf(report);
        const isNew = !knownReports.has(JSON.stringify(report));
        if (key !== messageId && !isNew) return [];
        const { sentence, advice } = formatFinding(report, texts[language]);
        // A report about no message is about a file.
        const subject = key ?? fileOf(live.project, report.target);
        return [
          {
            code: report.code,
            severity: severityOf(report, ruleOf),
            ...(locale === undefined ? {} : { locale: locale as Locale }),
            ...(subject === messageId ? {} : { id: subject }),
            sentence,
            advice,
            // A number that may equal a fact only by chance, for which the desk offers an exception.
            ...(report.code === 'fact/as-digits' && {
              fact: { name: String(report.args?.fact), got: String(report.args?.got) },
            }),
            isNew,
          },
        ];
      });
    },
  };
}
