import { loadedPlugins, openProject } from '#cli/content-lint/commands/open-project.ts';
import type { Report } from '#cli/content-lint/core/finding.ts';
import { fileOf, subjectOf } from '#cli/content-lint/core/linter/locate.ts';
import { allRules, type LoadedPlugin } from '#cli/content-lint/core/linter/plugins.ts';
import { memoryCache } from '#cli/content-lint/core/linter/result-cache.ts';
import { runRules } from '#cli/content-lint/core/linter/run-rules.ts';
import { suppress } from '#cli/content-lint/core/linter/suppress.ts';
import { withFiles } from '#cli/content-lint/core/project/changed-tree.ts';
import type { Project } from '#cli/content-lint/core/project/project.ts';
import type { RuleOf } from '#cli/content-lint/core/rule.ts';
import { folderTree } from '#cli/content-lint/host/folder-tree.ts';
import { toolCommand } from '#cli/content-lint/host/tool-command.ts';
import { watchedProject } from '#cli/content-lint/host/watched-project.ts';
import { loadTexts } from '#cli/content-lint/reports/language.ts';
import { formatFinding } from '#cli/content-lint/reports/texts/format-finding.ts';
import type { Texts as ToolTexts } from '#cli/content-lint/reports/texts/texts.ts';
import type { DraftFinding } from '#cli/desk/desk-api.ts';
import { type FileChanges, type FileContent, isBinary, withoutFiles } from '#cli/desk/project/file-changes.ts';
import { type DeskLanguage, deskLanguages } from '#cli/desk/texts/desk-languages.ts';
import { adoptRoutes } from '#cli/dev/adopt-routes.ts';
import { routesPath } from '#cli/new/route-table.ts';
import type { Locale } from '#src/domain/locale.ts';

/** A project that stays parsed and checked, and that can be looked at as it would be with a draft. */
export interface CheckedProject {
  root: string;
  /** The pattern of the paths of its messages. */
  messages: string;
  /** As it is on the disk. */
  readonly project: Project;
  /** The reports of the rules. */
  readonly reports: readonly Report[];
  readonly plugins: readonly LoadedPlugin[];
  /** How many changes on the disk have been read since the project was opened. */
  readonly revision: number;
  severityOf(report: Report): DraftFinding['severity'];
  /** The text of a file on the disk; empty where there is none. */
  textOf(path: string): string;
  /** What a file on the disk has. */
  contentOf(path: string): FileContent;
  /** The paths of all files below a folder. */
  below(folder: string): string[];
  /** Reads files again that have changed on the disk, and checks if any has. Gives whether any has. */
  read(paths: readonly string[]): Promise<boolean>;
  /** Reads files again that were written as a draft, of which `known` is what all rules say. */
  adopt(paths: readonly string[], known: readonly Report[]): Promise<void>;
  /** What the rules about messages say of one message, with the texts of some files replaced. */
  checkMessage(changed: FileChanges, key: string): Promise<readonly Report[]>;
  /** What all rules say, with some files replaced, begun or gone. */
  checkWhole(changed: FileChanges): Promise<readonly Report[]>;
  /** Looks at the project as it would be with some files replaced, begun or gone. */
  lookAt<Seen>(changed: FileChanges, look: (project: Project) => Seen): Promise<Awaited<Seen>>;
  /** Reports in words; those that the project has already are not new. */
  inWords(reports: readonly Report[], language: DeskLanguage, about?: string): DraftFinding[];
}

/** Opens the project of a folder and checks it for the first time. Throws a `ProjectError` where there is none. */
export async function openCheckedProject(root: string): Promise<CheckedProject> {
  const drafts = new Map<string, string | Uint8Array>();
  const removed = new Set<string>();
  const tree = withFiles(withoutFiles(folderTree(root), removed), drafts);
  const opened = await openProject({ root }, process, tree);
  const tool = toolCommand(root, process.env);
  const loaded = await Promise.all(
    deskLanguages.map(async (language) => [language, await loadTexts(language, opened.plugins, tool)] as const),
  );
  const texts = Object.fromEntries(loaded) as Record<DeskLanguage, ToolTexts>;
  const rules = new Map(allRules(opened.plugins).map((rule) => [rule.code, rule]));
  const ruleOf: RuleOf = ({ code }) => rules.get(code);
  const cache = memoryCache();
  const watched = watchedProject(opened.onDisk, opened.options);
  let plugins = await loadedPlugins(opened, watched.project);
  let reports: readonly Report[] = [];
  let revision = 0;
  /** Files that somebody else changed while a draft of them was looked at: the project has the change, no rule has seen it. */
  const unchecked = new Set<string>();

  const checkAll = async (project: Project, loaded: readonly LoadedPlugin[]): Promise<readonly Report[]> => {
    const unfiltered = runRules(project, { plugins: loaded, cache });
    cache.save();
    return suppress(project, unfiltered, ruleOf);
  };
  const checkDisk = async () => {
    plugins = await loadedPlugins(opened, watched.project);
    reports = await checkAll(watched.project, plugins);
  };
  const update = (paths: readonly string[]): boolean => {
    if (paths.includes(routesPath)) adoptRoutes(root);
    return watched.update(paths);
  };
  /** Runs `look` on the project with a draft in it. */
  const withDrafts = async <Seen>(changed: FileChanges, look: (project: Project) => Seen): Promise<Awaited<Seen>> => {
    const before = [...changed.keys()].map((path) => [path, watched.textOf(path)] as const);
    for (const [path, content] of changed) {
      if (content === null) removed.add(path);
      else drafts.set(path, content);
    }
    watched.update([...changed.keys()]);
    try {
      return await look(watched.project);
    } finally {
      drafts.clear();
      removed.clear();
      watched.update([...changed.keys()]);
      for (const [path, text] of before) if (watched.textOf(path) !== text) unchecked.add(path);
    }
  };
  const severityOf = (report: Report) => report.severity ?? ruleOf(report)?.severity ?? 'error';

  await checkDisk();
  return {
    root,
    messages: opened.onDisk.layout.messages,
    get project() {
      return watched.project;
    },
    get reports() {
      return reports;
    },
    get plugins() {
      return plugins;
    },
    get revision() {
      return revision;
    },
    severityOf,
    textOf: (path) => tree.texts([path]).get(path) ?? '',
    contentOf: (path) => (isBinary(path) ? tree.bytes([path]) : tree.texts([path])).get(path) ?? null,
    below: (folder) => tree.below(folder),
    async read(paths) {
      const isNew = update(paths) || unchecked.size > 0;
      if (!isNew) return false;
      unchecked.clear();
      await checkDisk();
      revision += 1;
      return true;
    },
    async adopt(paths, known) {
      if (!update(paths)) return;
      plugins = await loadedPlugins(opened, watched.project);
      reports = known;
      revision += 1;
    },
    checkMessage: (changed, key) =>
      withDrafts(changed, (project) => suppress(project, runRules(project, { plugins, key }), ruleOf)),
    checkWhole: (changed) =>
      withDrafts(changed, async (project) => checkAll(project, await loadedPlugins(opened, project))),
    lookAt: withDrafts,
    inWords(draftReports, language, about) {
      const known = new Set(reports.map((report) => JSON.stringify(report)));
      return draftReports.flatMap((report): DraftFinding[] => {
        const { key, locale } = subjectOf(report);
        const isNew = !known.has(JSON.stringify(report));
        if (key !== about && !isNew) return [];
        const { says, todo } = formatFinding(report, texts[language]);
        const place = key ?? fileOf(watched.project, report.target);
        return [
          {
            code: report.code,
            severity: severityOf(report),
            ...(locale === undefined ? {} : { locale: locale as Locale }),
            ...(place === about ? {} : { id: place }),
            sentence: says,
            advice: todo,
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
