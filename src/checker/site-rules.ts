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
import { factAsDigits } from '#src/checker/rules/fact/as-digits.ts';
import { factUnused } from '#src/checker/rules/fact/unused.ts';
import { imageFormat } from '#src/checker/rules/image/format.ts';
import { imageHeavy } from '#src/checker/rules/image/heavy.ts';
import { imageMissing } from '#src/checker/rules/image/missing.ts';
import { imageStale } from '#src/checker/rules/image/stale.ts';
import { imageThirdParty } from '#src/checker/rules/image/third-party.ts';
import { imageUnused } from '#src/checker/rules/image/unused.ts';
import { metaDuplicate } from '#src/checker/rules/meta/duplicate.ts';
import { slugAlias } from '#src/checker/rules/slug/alias.ts';
import { slugCollision } from '#src/checker/rules/slug/collision.ts';
import { slugDuplicate } from '#src/checker/rules/slug/duplicate.ts';
import { slugMissing } from '#src/checker/rules/slug/missing.ts';
import { slugRemoved } from '#src/checker/rules/slug/removed.ts';
import { slugRenamed } from '#src/checker/rules/slug/renamed.ts';
import { slugSwapped } from '#src/checker/rules/slug/swapped.ts';
import { slugUnlocked } from '#src/checker/rules/slug/unlocked.ts';
import { slugUnsafe } from '#src/checker/rules/slug/unsafe.ts';
import { textLength } from '#src/checker/rules/text/length.ts';
import { textNearDuplicate } from '#src/checker/rules/text/near-duplicate.ts';
import { textTypography } from '#src/checker/rules/text/typography.ts';

/** The rules for content, code and pictures, and those of the house: silent in a project that has none of them. */
export const siteRules = [
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
  factAsDigits,
  factUnused,
  imageFormat,
  imageHeavy,
  imageMissing,
  imageStale,
  imageThirdParty,
  imageUnused,
  metaDuplicate,
  slugAlias,
  slugCollision,
  slugDuplicate,
  slugMissing,
  slugRemoved,
  slugRenamed,
  slugSwapped,
  slugUnlocked,
  slugUnsafe,
  textLength,
  textNearDuplicate,
  textTypography,
] as const;

/** The codes of these rules. */
export type SiteRuleCode = (typeof siteRules)[number]['code'];
