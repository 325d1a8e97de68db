/**
 * The second public entry of the package, beside `api.ts`: for programs that read, check and write the files of a
 * project.
 */

export { coverageOf, type FileCoverage, type LocaleCoverage } from './core/linter/coverage.ts';
export { fileOf, subjectOf } from './core/linter/locate.ts';
export { type LoadedPlugin, requiredCheck } from './core/linter/plugins.ts';
export { type FileChanges, type FileContent, withFiles } from './core/project/changed-tree.ts';
export { lockWithNewKeys, type NewKey } from './core/project/lock-keys.ts';
export { acceptedLock } from './core/project/source-lock.ts';
export { severityOf } from './core/rule.ts';
export { applyTextEdits, type TextEdit } from './core/text-edit.ts';
export { type MessageTree, pathsByKey } from './formats/catalogue-text.ts';
export { changeMessages } from './formats/change-messages.ts';
export { readJsonKeys } from './formats/json-keys.ts';
export { messagePattern } from './formats/message-files.ts';
export { folderTree } from './host/folder-tree.ts';
export { gitTree } from './host/git-tree.ts';
export { type LiveProject, openLiveProject } from './host/live-project.ts';
export { type OpenProject, openProject, type ProjectOptions } from './host/open-project.ts';
export { realPathInside } from './host/real-path-inside.ts';
export { toolCommand } from './host/tool-command.ts';
export { writeProjectFiles } from './host/write-files.ts';
export { formatFinding } from './reports/texts/format-finding.ts';
export { loadTexts } from './reports/texts/load-texts.ts';
export type { Texts } from './reports/texts/texts.ts';
