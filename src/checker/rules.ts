import type { Rule } from '#src/checker/rule.ts';
import { argumentFormat } from '#src/checker/rules/argument/format.ts';
import { argumentLostInBranch } from '#src/checker/rules/argument/lost-in-branch.ts';
import { argumentMissing } from '#src/checker/rules/argument/missing.ts';
import { argumentRenamed } from '#src/checker/rules/argument/renamed.ts';
import { argumentType } from '#src/checker/rules/argument/type.ts';
import { argumentUnknown } from '#src/checker/rules/argument/unknown.ts';
import { baselineFixed } from '#src/checker/rules/baseline/fixed.ts';
import { codeDynamicId } from '#src/checker/rules/code/dynamic-id.ts';
import { codeMarkupText } from '#src/checker/rules/code/markup-text.ts';
import { codeMissingValue } from '#src/checker/rules/code/missing-value.ts';
import { codeUndefinedId } from '#src/checker/rules/code/undefined-id.ts';
import { codeUnknownValue } from '#src/checker/rules/code/unknown-value.ts';
import { codeUnusedId } from '#src/checker/rules/code/unused-id.ts';
import { codeValueType } from '#src/checker/rules/code/value-type.ts';
import { contentDuplicate } from '#src/checker/rules/content/duplicate.ts';
import { contentFile } from '#src/checker/rules/content/file.ts';
import { contentId } from '#src/checker/rules/content/id.ts';
import { contentReference } from '#src/checker/rules/content/reference.ts';
import { contentSample } from '#src/checker/rules/content/sample.ts';
import { contentSchema } from '#src/checker/rules/content/schema.ts';
import { contentSimilar } from '#src/checker/rules/content/similar.ts';
import { contentThin } from '#src/checker/rules/content/thin.ts';
import { contentWords } from '#src/checker/rules/content/words.ts';
import { exceptionInvalid } from '#src/checker/rules/exception/invalid.ts';
import { exceptionUnused } from '#src/checker/rules/exception/unused.ts';
import { factAsDigits } from '#src/checker/rules/fact/as-digits.ts';
import { factUnused } from '#src/checker/rules/fact/unused.ts';
import { formatInvalid } from '#src/checker/rules/format/invalid.ts';
import { icuSyntax } from '#src/checker/rules/icu/syntax.ts';
import { imageFormat } from '#src/checker/rules/image/format.ts';
import { imageHeavy } from '#src/checker/rules/image/heavy.ts';
import { imageMissing } from '#src/checker/rules/image/missing.ts';
import { imageStale } from '#src/checker/rules/image/stale.ts';
import { imageThirdParty } from '#src/checker/rules/image/third-party.ts';
import { imageUnused } from '#src/checker/rules/image/unused.ts';
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
import { metaDuplicate } from '#src/checker/rules/meta/duplicate.ts';
import { pluralExact } from '#src/checker/rules/plural/exact.ts';
import { pluralFlattened } from '#src/checker/rules/plural/flattened.ts';
import { pluralForms } from '#src/checker/rules/plural/forms.ts';
import { pluralKind } from '#src/checker/rules/plural/kind.ts';
import { pluralMissingCategory } from '#src/checker/rules/plural/missing-category.ts';
import { pluralOffset } from '#src/checker/rules/plural/offset.ts';
import { pluralUnknownCategory } from '#src/checker/rules/plural/unknown-category.ts';
import { selectOptions } from '#src/checker/rules/select/options.ts';
import { slugAlias } from '#src/checker/rules/slug/alias.ts';
import { slugCollision } from '#src/checker/rules/slug/collision.ts';
import { slugDuplicate } from '#src/checker/rules/slug/duplicate.ts';
import { slugMissing } from '#src/checker/rules/slug/missing.ts';
import { slugRemoved } from '#src/checker/rules/slug/removed.ts';
import { slugRenamed } from '#src/checker/rules/slug/renamed.ts';
import { slugSwapped } from '#src/checker/rules/slug/swapped.ts';
import { slugUnlocked } from '#src/checker/rules/slug/unlocked.ts';
import { slugUnsafe } from '#src/checker/rules/slug/unsafe.ts';
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
import { textLength } from '#src/checker/rules/text/length.ts';
import { textMixedScript } from '#src/checker/rules/text/mixed-script.ts';
import { textMojibake } from '#src/checker/rules/text/mojibake.ts';
import { textNearDuplicate } from '#src/checker/rules/text/near-duplicate.ts';
import { textNumberStyle } from '#src/checker/rules/text/number-style.ts';
import { textPlaceholder } from '#src/checker/rules/text/placeholder.ts';
import { textStrayBrace } from '#src/checker/rules/text/stray-brace.ts';
import { textStrayPound } from '#src/checker/rules/text/stray-pound.ts';
import { textTerm } from '#src/checker/rules/text/term.ts';
import { textTypography } from '#src/checker/rules/text/typography.ts';
import { textUnbalanced } from '#src/checker/rules/text/unbalanced.ts';
import { textUnfinished } from '#src/checker/rules/text/unfinished.ts';
import { textUnit } from '#src/checker/rules/text/unit.ts';
import { textUrl } from '#src/checker/rules/text/url.ts';
import { textWhitespace } from '#src/checker/rules/text/whitespace.ts';
import { yamlDuplicateKey } from '#src/checker/rules/yaml/duplicate-key.ts';
import { yamlSyntax } from '#src/checker/rules/yaml/syntax.ts';

const list = [
  argumentFormat,
  argumentLostInBranch,
  argumentMissing,
  argumentRenamed,
  argumentType,
  argumentUnknown,
  baselineFixed,
  codeDynamicId,
  codeMarkupText,
  codeMissingValue,
  codeUndefinedId,
  codeUnknownValue,
  codeUnusedId,
  codeValueType,
  contentDuplicate,
  contentFile,
  contentId,
  contentReference,
  contentSample,
  contentSchema,
  contentSimilar,
  contentThin,
  contentWords,
  exceptionInvalid,
  exceptionUnused,
  factAsDigits,
  factUnused,
  formatInvalid,
  icuSyntax,
  imageFormat,
  imageHeavy,
  imageMissing,
  imageStale,
  imageThirdParty,
  imageUnused,
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
  metaDuplicate,
  pluralExact,
  pluralFlattened,
  pluralForms,
  pluralKind,
  pluralMissingCategory,
  pluralOffset,
  pluralUnknownCategory,
  selectOptions,
  slugAlias,
  slugCollision,
  slugDuplicate,
  slugMissing,
  slugRemoved,
  slugRenamed,
  slugSwapped,
  slugUnlocked,
  slugUnsafe,
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
  textLength,
  textMixedScript,
  textMojibake,
  textNearDuplicate,
  textNumberStyle,
  textPlaceholder,
  textStrayBrace,
  textStrayPound,
  textTerm,
  textTypography,
  textUnbalanced,
  textUnfinished,
  textUnit,
  textUrl,
  textWhitespace,
  yamlDuplicateKey,
  yamlSyntax,
] as const;

/** The code of every rule there is: whoever speaks of a code speaks of one of these. */
export type RuleCode = (typeof list)[number]['code'];

/** All rules, by code. A rule counts from the moment it stands here. */
export const rules: readonly Rule[] = list;
