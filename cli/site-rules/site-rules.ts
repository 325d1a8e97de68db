import { codeDynamicId } from '#cli/content-lint/rules/code/dynamic-id.ts';
import { codeMarkupText } from '#cli/content-lint/rules/code/markup-text.ts';
import { codeMissingValue } from '#cli/content-lint/rules/code/missing-value.ts';
import { codeUndefinedId } from '#cli/content-lint/rules/code/undefined-id.ts';
import { codeUnknownValue } from '#cli/content-lint/rules/code/unknown-value.ts';
import { codeUnusedId } from '#cli/content-lint/rules/code/unused-id.ts';
import { codeValueType } from '#cli/content-lint/rules/code/value-type.ts';
import { contentDuplicate } from '#cli/site-rules/rules/content/duplicate.ts';
import { contentFile } from '#cli/site-rules/rules/content/file.ts';
import { contentId } from '#cli/site-rules/rules/content/id.ts';
import { contentReference } from '#cli/site-rules/rules/content/reference.ts';
import { contentSample } from '#cli/site-rules/rules/content/sample.ts';
import { contentSchema } from '#cli/site-rules/rules/content/schema.ts';
import { contentShape } from '#cli/site-rules/rules/content/shape.ts';
import { contentSimilar } from '#cli/site-rules/rules/content/similar.ts';
import { contentThin } from '#cli/site-rules/rules/content/thin.ts';
import { contentWords } from '#cli/site-rules/rules/content/words.ts';
import { factAsDigits } from '#cli/site-rules/rules/fact/as-digits.ts';
import { factUnused } from '#cli/site-rules/rules/fact/unused.ts';
import { imageFormat } from '#cli/site-rules/rules/image/format.ts';
import { imageHeavy } from '#cli/site-rules/rules/image/heavy.ts';
import { imageMissing } from '#cli/site-rules/rules/image/missing.ts';
import { imageStale } from '#cli/site-rules/rules/image/stale.ts';
import { imageThirdParty } from '#cli/site-rules/rules/image/third-party.ts';
import { imageUnused } from '#cli/site-rules/rules/image/unused.ts';
import { metaDuplicate } from '#cli/site-rules/rules/meta/duplicate.ts';
import { slugAlias } from '#cli/site-rules/rules/slug/alias.ts';
import { slugCollision } from '#cli/site-rules/rules/slug/collision.ts';
import { slugDuplicate } from '#cli/site-rules/rules/slug/duplicate.ts';
import { slugMissing } from '#cli/site-rules/rules/slug/missing.ts';
import { slugRemoved } from '#cli/site-rules/rules/slug/removed.ts';
import { slugRenamed } from '#cli/site-rules/rules/slug/renamed.ts';
import { slugSwapped } from '#cli/site-rules/rules/slug/swapped.ts';
import { slugUnlocked } from '#cli/site-rules/rules/slug/unlocked.ts';
import { slugUnsafe } from '#cli/site-rules/rules/slug/unsafe.ts';
import { textLength } from '#cli/site-rules/rules/text/length.ts';
import { textNearDuplicate } from '#cli/site-rules/rules/text/near-duplicate.ts';
import { textTypography } from '#cli/site-rules/rules/text/typography.ts';

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
  contentShape,
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
