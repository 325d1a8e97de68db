import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  isCurrent,
  readShareLock,
  shareHash,
  updateSharePictures,
} from '#cli/assets/share-pictures/update-share-pictures.ts';
import { wantedShares } from '#cli/assets/share-pictures/wanted-shares.ts';

describe('the lock', () => {
  let root: string;
  const draw = vi.fn(async () => Buffer.from('png'));
  const wanted = (hash = shareHash('a')) => [
    { path: '/og/nl.png', hash, draw },
    { path: '/og/nl/contact.png', hash: shareHash('b'), draw },
  ];

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'og-'));
    mkdirSync(join(root, 'content'));
    draw.mockClear();
    return () => rmSync(root, { recursive: true });
  });

  test('a second run draws nothing', async () => {
    expect((await updateSharePictures(root, wanted())).made).toHaveLength(2);
    draw.mockClear();
    expect(await updateSharePictures(root, wanted())).toEqual({ made: [], kept: 2, removed: [], problems: [] });
    expect(draw).not.toHaveBeenCalled();
  });

  test('a picture made from something else is drawn again, and so is one that is gone', async () => {
    await updateSharePictures(root, wanted());
    const changed = wanted(shareHash('new title'));
    expect(changed.map((one) => isCurrent(root, readShareLock(root), one))).toEqual([false, true]);
    rmSync(join(root, 'public/og/nl/contact.png'));
    expect((await updateSharePictures(root, changed)).made.map(({ path }) => path)).toEqual([
      '/og/nl.png',
      '/og/nl/contact.png',
    ]);
    expect(changed.every((one) => isCurrent(root, readShareLock(root), one))).toBe(true);
  });

  test('a picture of a page that is gone is removed, from the lock too', async () => {
    await updateSharePictures(root, wanted());
    writeFileSync(join(root, 'public/og/nl/old.png'), '');
    const report = await updateSharePictures(root, wanted().slice(0, 1));
    expect(report.removed).toEqual(['/og/nl/contact.png', '/og/nl/old.png']);
    expect(Object.keys(readShareLock(root))).toEqual(['/og/nl.png']);
  });

  test('one that fails is reported and stays out of the lock', async () => {
    draw.mockRejectedValueOnce(new Error('too heavy'));
    const report = await updateSharePictures(root, wanted());
    expect(report.problems).toEqual([{ path: '/og/nl.png', message: 'too heavy' }]);
    expect(readFileSync(join(root, 'content/og.lock.json'), 'utf8')).not.toContain('/og/nl.png');
  });
});

test('the pictures for sharing are those of the words, fonts and flags as they are now: `npm run og` makes them', async () => {
  const root = process.cwd();
  const lock = readShareLock(root);
  const wanted = await wantedShares(root);
  expect(wanted.length).toBeGreaterThan(0);
  expect(wanted.filter((one) => !isCurrent(root, lock, one)).map(({ path }) => path)).toEqual([]);
});
