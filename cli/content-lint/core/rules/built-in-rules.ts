import { argumentFormat } from './argument/format.ts';
import { argumentLostInBranch } from './argument/lost-in-branch.ts';
import { argumentMissing } from './argument/missing.ts';
import { argumentQuoted } from './argument/quoted.ts';
import { argumentRenamed } from './argument/renamed.ts';
import { argumentType } from './argument/type.ts';
import { argumentUnknown } from './argument/unknown.ts';
import { baselineFixed } from './baseline/fixed.ts';
import { codeDefaultText } from './code/default-text.ts';
import { codeDynamicId } from './code/dynamic-id.ts';
import { codeMarkupText } from './code/markup-text.ts';
import { codeMissingValue } from './code/missing-value.ts';
import { codeUndefinedId } from './code/undefined-id.ts';
import { codeUnknownValue } from './code/unknown-value.ts';
import { codeUnreadable } from './code/unreadable.ts';
import { codeUnusedId } from './code/unused-id.ts';
import { codeValueType } from './code/value-type.ts';
import { exceptionInvalid } from './exception/invalid.ts';
import { exceptionUnused } from './exception/unused.ts';
import { fileEncoding } from './file/encoding.ts';
import { fileUnreadable } from './file/unreadable.ts';
import { formatInvalid } from './format/invalid.ts';
import { icuSyntax } from './icu/syntax.ts';
import { jsonDuplicateKey } from './json/duplicate-key.ts';
import { jsonSyntax } from './json/syntax.ts';
import { messageEmpty } from './message/empty.ts';
import { messageEmptyBranch } from './message/empty-branch.ts';
import { messageForeignWord } from './message/foreign-word.ts';
import { messageIdTypo } from './message/id-typo.ts';
import { messageMissing } from './message/missing.ts';
import { messageMissingFile } from './message/missing-file.ts';
import { messageNotText } from './message/not-text.ts';
import { messageShape } from './message/shape.ts';
import { messageStale } from './message/stale.ts';
import { messageUntranslated } from './message/untranslated.ts';
import { messageWrongLanguage } from './message/wrong-language.ts';
import { pluralExact } from './plural/exact.ts';
import { pluralFlattened } from './plural/flattened.ts';
import { pluralForms } from './plural/forms.ts';
import { pluralKind } from './plural/kind.ts';
import { pluralMissingCategory } from './plural/missing-category.ts';
import { pluralOffset } from './plural/offset.ts';
import { pluralUnknownCategory } from './plural/unknown-category.ts';
import { selectOptions } from './select/options.ts';
import { tagEmptied } from './tag/emptied.ts';
import { tagMissing } from './tag/missing.ts';
import { tagRenamed } from './tag/renamed.ts';
import { tagUnknown } from './tag/unknown.ts';
import { textBrand } from './text/brand.ts';
import { textCurrency } from './text/currency.ts';
import { textDigits } from './text/digits.ts';
import { textEndPunctuation } from './text/end-punctuation.ts';
import { textEscape } from './text/escape.ts';
import { textHtmlEntity } from './text/html-entity.ts';
import { textInvisible } from './text/invisible.ts';
import { textMisspelt } from './text/misspelt.ts';
import { textMixedScript } from './text/mixed-script.ts';
import { textMojibake } from './text/mojibake.ts';
import { textNumberStyle } from './text/number-style.ts';
import { textPlaceholder } from './text/placeholder.ts';
import { textStrayBrace } from './text/stray-brace.ts';
import { textStrayPound } from './text/stray-pound.ts';
import { textTerm } from './text/term.ts';
import { textUnbalanced } from './text/unbalanced.ts';
import { textUnfinished } from './text/unfinished.ts';
import { textUnit } from './text/unit.ts';
import { textUrl } from './text/url.ts';
import { textWhitespace } from './text/whitespace.ts';
import { yamlDuplicateKey } from './yaml/duplicate-key.ts';
import { yamlSyntax } from './yaml/syntax.ts';

/** The rules of content-lint itself: true in any project. */
export const builtInRules = [
  argumentFormat,
  argumentLostInBranch,
  argumentMissing,
  argumentRenamed,
  argumentType,
  argumentUnknown,
  argumentQuoted,
  baselineFixed,
  codeDefaultText,
  codeDynamicId,
  codeMarkupText,
  codeMissingValue,
  codeUndefinedId,
  codeUnknownValue,
  codeUnreadable,
  codeUnusedId,
  codeValueType,
  exceptionInvalid,
  exceptionUnused,
  fileEncoding,
  fileUnreadable,
  formatInvalid,
  icuSyntax,
  jsonDuplicateKey,
  jsonSyntax,
  messageEmptyBranch,
  messageEmpty,
  messageForeignWord,
  messageIdTypo,
  messageMissingFile,
  messageMissing,
  messageNotText,
  messageShape,
  messageStale,
  messageUntranslated,
  messageWrongLanguage,
  pluralExact,
  pluralFlattened,
  pluralForms,
  pluralKind,
  pluralMissingCategory,
  pluralOffset,
  pluralUnknownCategory,
  selectOptions,
  tagEmptied,
  tagMissing,
  tagRenamed,
  tagUnknown,
  textBrand,
  textCurrency,
  textDigits,
  textEndPunctuation,
  textEscape,
  textHtmlEntity,
  textInvisible,
  textMisspelt,
  textMixedScript,
  textMojibake,
  textNumberStyle,
  textPlaceholder,
  textStrayBrace,
  textStrayPound,
  textTerm,
  textUnbalanced,
  textUnfinished,
  textUnit,
  textUrl,
  textWhitespace,
  yamlDuplicateKey,
  yamlSyntax,
] as const;

/** The codes of these rules, each of which has to have its texts in `reports/texts`. */
export type BuiltInRuleCode = (typeof builtInRules)[number]['code'];
