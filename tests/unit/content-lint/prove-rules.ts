import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Finding } from '#cli/content-lint/core/finding.ts';
import type { ExampleFiles, Rule } from '#cli/content-lint/core/rule.ts';
import { formatFinding } from '#cli/content-lint/reports/texts/format-finding.ts';
import type { Texts } from '#cli/content-lint/reports/texts/texts.ts';
import { exampleFiles } from './example-files.ts';

interface RuleSet {
  /** Where the rules are, from the root: `<family>/<rule>.ts` below it. */
  folder: string;
  rules: readonly Rule[];
  findingsIn(files: ExampleFiles, profile?: string): readonly Finding[] | Promise<readonly Finding[]>;
  texts: { en: Texts; nl: Texts };
  /** The codes that these rules have texts for, in either language. */
  codes: readonly string[];
}

/** Declares the tests that every set of rules has to pass. */
export function proveRules({ folder, rules, findingsIn, texts, codes }: RuleSet): void {
  const each = rules.map((rule) => [rule.code, rule] as const);

  test('every rule has a code and texts of its own, and its file is named after it', () => {
    const own = rules.map(({ code }) => code).sort();
    expect([...new Set(codes)].sort()).toEqual(own);
    expect(new Set(own).size).toBe(own.length);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /^\w+\/.*\.ts$/.test(file))
      .filter((file) => /= define\w*Rule\(/.test(readFileSync(join(folder, file), 'utf8')));
    expect(files.map((file) => file.replace('.ts', '')).sort()).toEqual(own);
  });

  describe.each(each)('%s', (code, { examples, profile }) => {
    test('finds its bad example and nothing else there', async () => {
      const codes = (await findingsIn(exampleFiles(examples.bad), profile)).map((finding) => finding.code);
      expect(codes).toContain(code);
      expect(codes.filter((one) => one !== code && !examples.alsoReports?.includes(one))).toEqual([]);
    });

    test('has nothing against its good example', async () => {
      expect(
        (await findingsIn(exampleFiles(examples.good), profile)).filter((finding) => finding.code === code),
      ).toEqual([]);
    });

    test('says what it found and what to do, in both languages', async () => {
      for (const finding of await findingsIn(exampleFiles(examples.bad), profile)) {
        for (const language of [texts.en, texts.nl]) {
          const { sentence, advice } = formatFinding(finding, language);
          expect(sentence).toMatch(/\S.*[.?]$/s);
          expect(`${sentence} ${advice}`).not.toMatch(/undefined|\[object|\{\w+[?|]/);
        }
        expect(formatFinding(finding, texts.en).sentence).not.toBe(formatFinding(finding, texts.nl).sentence);
      }
    });

    test('is explained in both languages', () => {
      const [en, nl] = [texts.en.rules[code], texts.nl.rules[code]];
      for (const name of ['summary', 'why'] as const) {
        expect(en?.[name]).toMatch(/^[A-Z`].*[.?]$/);
        expect(nl?.[name]).toMatch(/^[A-ZÉ`].*[.?]$/);
        expect(nl?.[name]).not.toBe(en?.[name]);
      }
    });
  });
}
