import { expect, test } from 'vitest';
import { exampleService } from '#cli/site-rules/examples/service.ts';
import { siteFindingsIn } from './site-findings.ts';

/** What is found about three services with one slug, each with the locales of its pages, as `code file, other file`. */
async function foundAbout(...services: [id: string, locales: string][]): Promise<string[]> {
  const files = services.map(([id, locales]) => [
    `content/services/${id}.yaml`,
    `${exampleService(id, { slug: 'stickers' })}locales: [${locales}]\n`,
  ]);
  const findings = await siteFindingsIn(Object.fromEntries(files));
  return findings
    .filter(({ code }) => code === 'slug/collision')
    .map(({ file, related }) => [file, ...related.map((other) => other.file)].join(', '));
}

test.each([
  [
    'before',
    [
      ['all', 'nl, en'],
      ['dutch', 'nl'],
      ['english', 'en'],
    ],
  ],
  [
    'between',
    [
      ['dutch', 'nl'],
      ['all', 'nl, en'],
      ['english', 'en'],
    ],
  ],
  [
    'behind',
    [
      ['dutch', 'nl'],
      ['english', 'en'],
      ['all', 'nl, en'],
    ],
  ],
] as [string, [string, string][]][])(
  'a slug of two services in two languages is found at the later one, with one that has it in both %s',
  async (_, services) => {
    expect(await foundAbout(...services)).toEqual(['content/services/english.yaml, content/services/dutch.yaml']);
  },
);
