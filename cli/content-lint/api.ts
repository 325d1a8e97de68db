/** The public entry of the package: what configurations, plugins and other programs may import. */

export { escapeRegExp } from './core/escape-reg-exp.ts';
export type { Args, Finding, Report, ReportDetails, Severity, Span, Target } from './core/finding.ts';
export { type Fix, type FixableReport, type FixLevel, replace, replaceParts } from './core/fix.ts';
export { nearWord } from './core/language/edit-distance.ts';
export { sentencesOf, wordsOf } from './core/language/sentences.ts';
export { type Terms, TermsSchema } from './core/language/terms.ts';
export { ExceptionSchema } from './core/linter/exceptions.ts';
export { memoizeLast } from './core/memoize-last.ts';
export { argumentIndex } from './core/messages/argument-index.ts';
export type { Message, MessagePair, ParsedMessage } from './core/messages/message.ts';
export { parseMessage } from './core/messages/parse-message.ts';
export { readableText } from './core/messages/readable-text.ts';
export { selectionsFor } from './core/messages/selections.ts';
export { unquoted } from './core/messages/unquoted.ts';
export { argumentMark, type ShownArgument, variantOf } from './core/messages/variants.ts';
export type { LoadOptions, Plugin, RuleTexts, StatsTable, TextsByRule } from './core/plugin.ts';
export type { FileTree } from './core/project/file-tree.ts';
export { pairMisspelt } from './core/project/misspelt-keys.ts';
export type { Catalogue, CatalogueFile, Project, RecordFile } from './core/project/project.ts';
export type { RuleOverride, RuleSetting, RuleSettings } from './core/project/rule-settings.ts';
export { staleTranslations } from './core/project/source-lock.ts';
export { type Bilingual, type Context, defineRule, type Example, type ExampleFiles, type Rule } from './core/rule.ts';
export { reportMatches } from './core/rules/report-matches.ts';
export { wantedBy } from './core/schema-issue.ts';
export { jsonText } from './formats/json-text.ts';
export { parseRecord } from './formats/parse-record.ts';
export { type Config, defineConfig } from './host/config/config.ts';
