import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadSite, UnusableContent } from '#src/content/load-site.ts';

const repository = join(import.meta.dirname, '../../..');
let root = '';

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'site-'));
  for (const folder of ['content', 'i18n'])
    cpSync(join(repository, folder), join(root, folder), { recursive: true, dereference: true });
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

const change = (path: string, text: string) => writeFileSync(join(root, path), text);

describe('a site that is read from disk', () => {
  test('has its records in order and its messages by key', () => {
    const { site, catalogues } = loadSite(root);
    expect(site.services).toHaveLength(48);
    expect(site.services[0]?.category).toBe(site.categories[0]?.id);
    expect(catalogues.nl['labels.loading']).toMatch(/\S/);
    expect(Object.keys(catalogues.en).length).toBeGreaterThan(1000);
  });

  test('does without a record that is wrong, and says so', () => {
    change('content/services/vloer.yaml', 'id: vloer\ni18nKey: services.vloer\nslug: Vloer\n');
    const { site, findings } = loadSite(root);
    expect(site.services).toHaveLength(47);
    expect(findings).toContainEqual(
      expect.objectContaining({ code: 'slug/unsafe', file: 'content/services/vloer.yaml', line: 3 }),
    );
  });

  test('keeps the last good reading of a file that stands once', () => {
    const { name } = loadSite(root).site.identity;
    change('content/site.yaml', 'name: [\n');
    const { site, findings } = loadSite(root);
    expect(site.identity.name).toBe(name);
    expect(findings).toContainEqual(expect.objectContaining({ code: 'yaml/syntax', file: 'content/site.yaml' }));
  });

  test('cannot be used where such a file never was good', () => {
    const other = mkdtempSync(join(tmpdir(), 'site-'));
    cpSync(root, other, { recursive: true, dereference: true });
    expect(() => loadSite(other)).toThrow(UnusableContent);
    rmSync(other, { recursive: true, force: true });
  });
});
