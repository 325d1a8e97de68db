import type { Rule } from '#src/checker/rule.ts';
import { argumentFormat } from '#src/checker/rules/argument/format.ts';
import { argumentLostInBranch } from '#src/checker/rules/argument/lost-in-branch.ts';
import { argumentMissing } from '#src/checker/rules/argument/missing.ts';
import { argumentRenamed } from '#src/checker/rules/argument/renamed.ts';
import { argumentType } from '#src/checker/rules/argument/type.ts';
import { argumentUnknown } from '#src/checker/rules/argument/unknown.ts';
import { contentFile } from '#src/checker/rules/content/file.ts';
import { contentId } from '#src/checker/rules/content/id.ts';
import { contentSchema } from '#src/checker/rules/content/schema.ts';
import { contentWords } from '#src/checker/rules/content/words.ts';
import { factUnused } from '#src/checker/rules/fact/unused.ts';
import { icuSyntax } from '#src/checker/rules/icu/syntax.ts';
import { imageMissing } from '#src/checker/rules/image/missing.ts';
import { jsonDuplicateKey } from '#src/checker/rules/json/duplicate-key.ts';
import { jsonSyntax } from '#src/checker/rules/json/syntax.ts';
import { messageEmpty } from '#src/checker/rules/message/empty.ts';
import { messageIdTypo } from '#src/checker/rules/message/id-typo.ts';
import { messageMissing } from '#src/checker/rules/message/missing.ts';
import { messageMissingFile } from '#src/checker/rules/message/missing-file.ts';
import { messageNotText } from '#src/checker/rules/message/not-text.ts';
import { slugCollision } from '#src/checker/rules/slug/collision.ts';
import { slugDuplicate } from '#src/checker/rules/slug/duplicate.ts';
import { slugMissing } from '#src/checker/rules/slug/missing.ts';
import { slugSwapped } from '#src/checker/rules/slug/swapped.ts';
import { slugUnsafe } from '#src/checker/rules/slug/unsafe.ts';
import { yamlDuplicateKey } from '#src/checker/rules/yaml/duplicate-key.ts';
import { yamlSyntax } from '#src/checker/rules/yaml/syntax.ts';

const list = [
  argumentFormat,
  argumentLostInBranch,
  argumentMissing,
  argumentRenamed,
  argumentType,
  argumentUnknown,
  contentFile,
  contentId,
  contentSchema,
  contentWords,
  factUnused,
  icuSyntax,
  imageMissing,
  jsonDuplicateKey,
  jsonSyntax,
  messageEmpty,
  messageIdTypo,
  messageMissingFile,
  messageMissing,
  messageNotText,
  slugCollision,
  slugDuplicate,
  slugMissing,
  slugSwapped,
  slugUnsafe,
  yamlDuplicateKey,
  yamlSyntax,
] as const;

/** The code of every rule there is: whoever speaks of a code speaks of one of these. */
export type RuleCode = (typeof list)[number]['code'];

/** All rules, by code. A rule counts from the moment it stands here. */
export const rules: readonly Rule[] = list;
