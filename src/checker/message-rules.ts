import { argumentFormat } from '#src/checker/rules/argument/format.ts';
import { argumentLostInBranch } from '#src/checker/rules/argument/lost-in-branch.ts';
import { argumentMissing } from '#src/checker/rules/argument/missing.ts';
import { argumentRenamed } from '#src/checker/rules/argument/renamed.ts';
import { argumentType } from '#src/checker/rules/argument/type.ts';
import { argumentUnknown } from '#src/checker/rules/argument/unknown.ts';
import { baselineFixed } from '#src/checker/rules/baseline/fixed.ts';
import { exceptionInvalid } from '#src/checker/rules/exception/invalid.ts';
import { exceptionUnused } from '#src/checker/rules/exception/unused.ts';
import { formatInvalid } from '#src/checker/rules/format/invalid.ts';
import { icuSyntax } from '#src/checker/rules/icu/syntax.ts';
import { jsonDuplicateKey } from '#src/checker/rules/json/duplicate-key.ts';
import { jsonSyntax } from '#src/checker/rules/json/syntax.ts';
import { messageEmpty } from '#src/checker/rules/message/empty.ts';
import { messageEmptyBranch } from '#src/checker/rules/message/empty-branch.ts';
import { messageForeignWord } from '#src/checker/rules/message/foreign-word.ts';
import { messageIdTypo } from '#src/checker/rules/message/id-typo.ts';
import { messageMissing } from '#src/checker/rules/message/missing.ts';
import { messageMissingFile } from '#src/checker/rules/message/missing-file.ts';
import { messageNotText } from '#src/checker/rules/message/not-text.ts';
import { messageShape } from '#src/checker/rules/message/shape.ts';
import { messageStale } from '#src/checker/rules/message/stale.ts';
import { messageUntranslated } from '#src/checker/rules/message/untranslated.ts';
import { messageWrongLanguage } from '#src/checker/rules/message/wrong-language.ts';
import { pluralExact } from '#src/checker/rules/plural/exact.ts';
import { pluralFlattened } from '#src/checker/rules/plural/flattened.ts';
import { pluralForms } from '#src/checker/rules/plural/forms.ts';
import { pluralKind } from '#src/checker/rules/plural/kind.ts';
import { pluralMissingCategory } from '#src/checker/rules/plural/missing-category.ts';
import { pluralOffset } from '#src/checker/rules/plural/offset.ts';
import { pluralUnknownCategory } from '#src/checker/rules/plural/unknown-category.ts';
import { selectOptions } from '#src/checker/rules/select/options.ts';
import { tagEmptied } from '#src/checker/rules/tag/emptied.ts';
import { tagMissing } from '#src/checker/rules/tag/missing.ts';
import { tagRenamed } from '#src/checker/rules/tag/renamed.ts';
import { tagUnknown } from '#src/checker/rules/tag/unknown.ts';
import { textBrand } from '#src/checker/rules/text/brand.ts';
import { textCurrency } from '#src/checker/rules/text/currency.ts';
import { textDigits } from '#src/checker/rules/text/digits.ts';
import { textEndPunctuation } from '#src/checker/rules/text/end-punctuation.ts';
import { textEscape } from '#src/checker/rules/text/escape.ts';
import { textHtmlEntity } from '#src/checker/rules/text/html-entity.ts';
import { textInvisible } from '#src/checker/rules/text/invisible.ts';
import { textMixedScript } from '#src/checker/rules/text/mixed-script.ts';
import { textMojibake } from '#src/checker/rules/text/mojibake.ts';
import { textNumberStyle } from '#src/checker/rules/text/number-style.ts';
import { textPlaceholder } from '#src/checker/rules/text/placeholder.ts';
import { textStrayBrace } from '#src/checker/rules/text/stray-brace.ts';
import { textStrayPound } from '#src/checker/rules/text/stray-pound.ts';
import { textTerm } from '#src/checker/rules/text/term.ts';
import { textUnbalanced } from '#src/checker/rules/text/unbalanced.ts';
import { textUnfinished } from '#src/checker/rules/text/unfinished.ts';
import { textUnit } from '#src/checker/rules/text/unit.ts';
import { textUrl } from '#src/checker/rules/text/url.ts';
import { textWhitespace } from '#src/checker/rules/text/whitespace.ts';
import { yamlDuplicateKey } from '#src/checker/rules/yaml/duplicate-key.ts';
import { yamlSyntax } from '#src/checker/rules/yaml/syntax.ts';

/** The rules for messages and the files beside them: all that a project without content, code and house style needs. */
export const messageRules = [
  argumentFormat,
  argumentLostInBranch,
  argumentMissing,
  argumentRenamed,
  argumentType,
  argumentUnknown,
  baselineFixed,
  exceptionInvalid,
  exceptionUnused,
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

/** The codes of these rules. */
export type MessageRuleCode = (typeof messageRules)[number]['code'];
