import { subjectOf } from '../../core/linter/locate.ts';
import { acceptedLock } from '../../core/project/source-lock.ts';
import { editorTexts } from '../../reports/editor-texts.ts';
import type { ActionOf } from './action.ts';

/** Records that the translations of a message were compared with its source, as `content-lint accept` does. */
export const accept: ActionOf = ({ project, options }, report) => {
  const { key } = subjectOf(report);
  if (report.code !== 'message/stale' || key === undefined) return undefined;
  const { text } = acceptedLock(project, (candidate) => candidate === key);
  return { title: editorTexts[options.lang].accept(key), texts: new Map([[project.sourceLockPath, text]]) };
};
