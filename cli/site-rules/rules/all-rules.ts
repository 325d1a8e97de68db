import { contentBehind } from './content/behind.ts';
import { contentDraft } from './content/draft.ts';
import { contentDuplicate } from './content/duplicate.ts';
import { contentFile } from './content/file.ts';
import { contentId } from './content/id.ts';
import { contentOrphan } from './content/orphan.ts';
import { contentReference } from './content/reference.ts';
import { contentSample } from './content/sample.ts';
import { contentSchema } from './content/schema.ts';
import { contentShape } from './content/shape.ts';
import { contentSimilar } from './content/similar.ts';
import { contentThin } from './content/thin.ts';
import { contentUnwritten } from './content/unwritten.ts';
import { contentWords } from './content/words.ts';
import { factAsDigits } from './fact/as-digits.ts';
import { factPromised } from './fact/promised.ts';
import { factUnused } from './fact/unused.ts';
import { imageFormat } from './image/format.ts';
import { imageHeavy } from './image/heavy.ts';
import { imageMissing } from './image/missing.ts';
import { imageStale } from './image/stale.ts';
import { imageThirdParty } from './image/third-party.ts';
import { imageUnused } from './image/unused.ts';
import { metaDuplicate } from './meta/duplicate.ts';
import { redirectAddress } from './redirect/address.ts';
import { slugAlias } from './slug/alias.ts';
import { slugCollision } from './slug/collision.ts';
import { slugDuplicate } from './slug/duplicate.ts';
import { slugMissing } from './slug/missing.ts';
import { slugRemoved } from './slug/removed.ts';
import { slugRenamed } from './slug/renamed.ts';
import { slugSwapped } from './slug/swapped.ts';
import { slugUnlocked } from './slug/unlocked.ts';
import { slugUnsafe } from './slug/unsafe.ts';
import { textCount } from './text/count.ts';
import { textLength } from './text/length.ts';
import { textNearDuplicate } from './text/near-duplicate.ts';
import { textTypography } from './text/typography.ts';

/** The rules of this site. */
export const rules = [
  contentBehind,
  contentDraft,
  contentDuplicate,
  contentFile,
  contentId,
  contentOrphan,
  contentReference,
  contentSample,
  contentSchema,
  contentShape,
  contentSimilar,
  contentThin,
  contentUnwritten,
  contentWords,
  factAsDigits,
  factPromised,
  factUnused,
  imageFormat,
  imageHeavy,
  imageMissing,
  imageStale,
  imageThirdParty,
  imageUnused,
  metaDuplicate,
  redirectAddress,
  slugAlias,
  slugCollision,
  slugDuplicate,
  slugMissing,
  slugRemoved,
  slugRenamed,
  slugSwapped,
  slugUnlocked,
  slugUnsafe,
  textCount,
  textLength,
  textNearDuplicate,
  textTypography,
] as const;

/** The codes of these rules, each of which has to have texts. */
export type SiteRuleCode = (typeof rules)[number]['code'];
