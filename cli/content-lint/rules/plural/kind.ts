import { pluralPairs } from '../../messages/branch-pairs.ts';
import { sign } from '../../messages/text-features.ts';
import { headOf } from '../../messages/walk-message.ts';
import { defineRule } from '../../rule.ts';
import { reportDifference } from '../report-difference.ts';

export const pluralKind = defineRule({
  code: 'plural/kind',
  severity: 'error',
  signs: sign.structure,
  docs: {
    summary: {
      en: 'One language counts where the other ranks.',
      nl: 'De ene taal telt waar de andere een rangorde geeft.',
    },
    why: {
      en: '`plural` is for 1, 2, 3 and `selectordinal` for 1st, 2nd, 3rd: mixed up, the wrong forms are chosen.',
      nl: '`plural` is voor 1, 2, 3 en `selectordinal` voor 1e, 2e, 3e: verwisseld worden de verkeerde vormen gekozen.',
    },
  },
  examples: {
    bad: {
      'i18n/nl.json': '{ "place": "{rank, selectordinal, other {#e plaats}}" }',
      'i18n/en.json': '{ "place": "{rank, plural, one {#st place} other {#th place}}" }',
    },
    good: {
      'i18n/nl.json': '{ "place": "{rank, selectordinal, other {#e}} plaats" }',
      'i18n/en.json': '{ "place": "{rank, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} place" }',
    },
  },
  pair(pair, context) {
    for (const { name, source, target } of pluralPairs(pair)) {
      if (source.pluralType === target.pluralType) continue;
      const args = { name, got: wordOf(target.pluralType), wanted: wordOf(source.pluralType) };
      reportDifference(pair, context, { span: headOf(target), otherSpan: headOf(source) }, args);
    }
  },
});

function wordOf(type: string | undefined): string {
  return type === 'ordinal' ? 'selectordinal' : 'plural';
}
