import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { shareHash, updateSharePictures } from '#cli/assets/share-pictures/update-share-pictures.ts';

describe('share pictures', () => {
  let root: string;
  const draw = vi.fn(async () => Buffer.from('png'));
  const wanted = (hash = shareHash('a')) => [
    { path: '/og/nl.png', hash, draw },
    { path: '/og/nl/contact.png', hash: shareHash('b'), draw },
  ];

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'og-'));
    draw.mockClear();
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
    rmSync(join(root, 'public/og/nl/contact.png'));
    expect((await updateSharePictures(root, changed)).made.map(({ path }) => path)).toEqual([
      '/og/nl.png',
      '/og/nl/contact.png',
    ]);
    expect((await updateSharePictures(root, changed)).kept).toBe(2);
  });

  test('what an interrupted run has drawn is drawn again, also for what it was made from before', async () => {
    await updateSharePictures(root, wanted());
    const other = { path: '/og/en.png', hash: shareHash('c'), draw: () => new Promise<Buffer>(() => {}) };
    void updateSharePictures(root, [...wanted(shareHash('new title')), other]);
    await expect.poll(() => draw).toHaveBeenCalledTimes(3);
    expect((await updateSharePictures(root, wanted())).made.map(({ path }) => path)).toEqual(['/og/nl.png']);
  });

  test('a picture of a page that is gone is removed', async () => {
    await updateSharePictures(root, wanted());
    writeFileSync(join(root, 'public/og/nl/old.png'), '');
    const report = await updateSharePictures(root, wanted().slice(0, 1));
    expect(report.removed).toEqual(['/og/nl/contact.png', '/og/nl/old.png']);
    expect(existsSync(join(root, 'public/og/nl/contact.png'))).toBe(false);
  });

  test('one that fails is reported, and tried again by the next run', async () => {
    draw.mockRejectedValueOnce(new Error('too heavy'));
    const report = await updateSharePictures(root, wanted());
    expect(report.problems).toEqual([{ path: '/og/nl.png', message: 'too heavy' }]);
    expect((await updateSharePictures(root, wanted())).made.map(({ path }) => path)).toEqual(['/og/nl.png']);
  });

  test('one that fails has been dealt with too', async () => {
    draw.mockRejectedValueOnce(new Error('too heavy'));
    // More than are drawn at once, so that the last begins after the first has failed.
    const many = Array.from({ length: 5 }, (_, at) => ({ path: `/og/${at}.png`, hash: shareHash(String(at)), draw }));
    const done: number[] = [];
    await updateSharePictures(root, many, (count) => done.push(count));
    expect(done).toEqual([0, 0, 0, 0, 1]);
  });
});
