import type { Report } from '../../core/finding.ts';
import type { Workspace } from '../workspace.ts';

/** What an editor can do about a finding. */
export interface Action {
  title: string;
  /** The new texts of the files that it changes, by path. */
  texts: ReadonlyMap<string, string>;
}

/** Makes an action for a report; gives undefined if it has none to offer. */
export type ActionOf = (workspace: Workspace, report: Report) => Action | undefined;
