import { describe, expect, test } from 'vitest';
import { english } from '#cli/content-lint/reports/texts/en.ts';
import { say } from '#cli/content-lint/reports/texts/format-finding.ts';
import { dutch } from '#cli/content-lint/reports/texts/nl.ts';
import { rules } from '#cli/content-lint/rules/all-rules.ts';
import { findingsIn } from './expect-findings.ts';

describe('every rule', () => {
  test('has its own code, and its file is named after it', () => {
    const codes = rules.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    const texts = import.meta.glob<string>('../../../cli/{content-lint,site-rules}/rules/*/*.ts', {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    const files = Object.keys(texts).filter((path) => texts[path]?.includes('defineRule('));
    expect(files.map((path) => path.split('/').slice(-2).join('/').replace('.ts', '')).sort()).toEqual(codes.sort());
  });

  test.each(rules.map((rule) => [rule.code, rule] as const))(
    '%s finds its bad example and nothing else there',
    (code, rule) => {
      const codes = findingsIn(rule.examples.bad, rule.profile).map((finding) => finding.code);
      expect(codes).toContain(code);
      expect(codes.filter((one) => one !== code && !rule.examples.alongside?.includes(one))).toEqual([]);
    },
  );

  test.each(rules.map((rule) => [rule.code, rule] as const))(
    '%s has nothing against its good example',
    (code, rule) => {
      expect(findingsIn(rule.examples.good, rule.profile).filter((finding) => finding.code === code)).toEqual([]);
    },
  );

  test.each(rules.map((rule) => [rule.code, rule] as const))(
    '%s says what it found and what to do, in both languages',
    (_, rule) => {
      for (const finding of findingsIn(rule.examples.bad, rule.profile)) {
        for (const words of [english, dutch]) {
          const { says, todo } = say(finding, words);
          expect(says).toMatch(/\S.*[.?]$/s);
          expect(`${says} ${todo}`).not.toMatch(/undefined|\[object|\{\w+[?|]/);
        }
        expect(say(finding, english).says).not.toBe(say(finding, dutch).says);
      }
    },
  );

  test.each(rules.map((rule) => [rule.code, rule] as const))('%s is explained in both languages', (_, rule) => {
    for (const text of [rule.docs.summary, rule.docs.why]) {
      expect(text.en).toMatch(/^[A-Z`].*[.?]$/);
      expect(text.nl).toMatch(/^[A-ZÉ`].*[.?]$/);
      expect(text.nl).not.toBe(text.en);
    }
  });
});
