import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { servedFolder } from '#cli/audit/served-folder.ts';

/**
 * The recommended rules, in the notation that React writes, but two: the rule on telephone numbers also takes the words of a
 * link for one, and titles are measured by the auditor.
 */
const config = JSON.parse(readFileSync(join(import.meta.dirname, 'html-validate.json'), 'utf8')) as ConfigData;
const validator = new HtmlValidate(new StaticConfigLoader([], config));
const served = servedFolder(join(import.meta.dirname, '../../dist/public'));
const pages = [...served.paths].filter((path) => path.endsWith('.html'));

test('html-validate finds no fault on any page', async () => {
  expect(pages.length).toBeGreaterThan(100);
  const faults = new Map<string, string[]>();
  for (const page of pages) {
    const report = await validator.validateString(Buffer.from(served.read(page)).toString('utf8'), page);
    for (const { ruleId, message, selector } of report.results.flatMap(({ messages }) => messages)) {
      const fault = `${ruleId}: ${message} ${selector ?? ''}`;
      faults.set(fault, [...(faults.get(fault) ?? []), page]);
    }
  }
  const said = [...faults].map(([fault, where]) => `${fault} on ${where[0]} and ${where.length - 1} more`);
  expect(said).toEqual([]);
}, 120_000);

test('and finds faults where there are some', async () => {
  const report = await validator.validateString(
    '<!DOCTYPE html><html lang="nl"><head><title>x</title></head><body><span><h2>a</h2></span></body></html>',
  );
  expect(report.results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId))).toContain(
    'element-permitted-content',
  );
});
