/** The public entry of the package: what configurations, plugins and other programs may import. */

export { type Config, defineConfig } from './config.ts';
export { ExceptionSchema } from './engine/exceptions.ts';
export type { Args, Finding, Report, ReportDetails, Severity, Span, Target } from './finding.ts';
export { type Fix, type FixLevel, type Found, replace, replaceParts } from './fix.ts';
export { nearWord } from './language/edit-distance.ts';
export { sentencesOf, wordsOf } from './language/sentences.ts';
export { type Terms, TermsSchema } from './language/terms.ts';
export { memoizeLast } from './memoize-last.ts';
export { argumentIndex } from './messages/argument-index.ts';
export type { Message, MessagePair, ParsedMessage } from './messages/message.ts';
export { parseMessage } from './messages/parse-message.ts';
export { readableText } from './messages/readable-text.ts';
export { selectionsFor } from './messages/selections.ts';
export { unquoted } from './messages/unquoted.ts';
export { argumentMark, type ShownArgument, variantOf } from './messages/variants.ts';
export type { LoadOptions, Plugin, RuleTexts, StatsTable, TextsByRule } from './plugin.ts';
export type { FileTree } from './project/file-tree.ts';
export { jsonText } from './project/json-text.ts';
export { pairMisspelt } from './project/misspelt-keys.ts';
export { parseRecord } from './project/parse-record.ts';
export type { Catalogue, CatalogueFile, Project, RecordFile } from './project/project.ts';
export type { RuleOverride, RuleSetting, RuleSettings } from './project/rule-settings.ts';
export { staleTranslations } from './project/source-lock.ts';
export { type Bilingual, type Context, defineRule, type Example, type ExampleFiles, type Rule } from './rule.ts';
export { reportMatches } from './rules/report-matches.ts';
export { wantedBy } from './schema-issue.ts';
