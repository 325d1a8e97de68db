import type { Severity } from '../finding.ts';

/** Whether a rule runs, and how much its findings weigh; `on` is the severity that the rule has by itself. */
export type RuleSetting = Severity | 'off' | 'on';

/** Settings by the code of a rule, or by a glob of codes such as `text/*`; of several that match, the last counts. */
export type RuleSettings = Readonly<Record<string, RuleSetting>>;

/** Settings for some files or locales; of several that match, the last counts. */
export interface RuleOverride {
  /** Globs of paths from the root. */
  files?: readonly string[] | undefined;
  locales?: readonly string[] | undefined;
  rules: RuleSettings;
}

/** What a project has set about rules. */
export interface ProjectRules {
  /** Locales in which no text may be missing, or globs of them: `*` for all. The source is one in any case. */
  complete?: readonly string[] | undefined;
  rules?: RuleSettings | undefined;
  overrides?: readonly RuleOverride[] | undefined;
}
