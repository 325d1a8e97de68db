import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import { encodePicture } from '#cli/assets/images/encode-picture.ts';
import { pictureHash, recipes, widthsFor } from '#cli/assets/images/recipe.ts';
import { imageState, updateImages } from '#cli/assets/images/update-images.ts';
import { type WantedPicture, wantedPictures } from '#cli/assets/images/wanted-pictures.ts';
import { imageManifestPath, readImageManifest } from '#src/content/image-manifest.ts';
import { loadSite } from '#src/content/load-site.ts';

const wanted: WantedPicture[] = [
  { src: '/images/a.png', role: 'category' },
  { src: '/images/projects/x/cover.webp', role: 'cover' },
];

/** In place of the encoder: two small files, at once. */
const fakeEncode = vi.fn(async (_role: string, master: Buffer) => ({
  width: 1600,
  height: 1000,
  colour: '#aabbcc',
  widths: [480],
  files: (['avif', 'webp'] as const).map((format) => ({
    width: 480,
    format,
    bytes: Buffer.from(`${format}${master}`),
  })),
}));

let root: string;
const derived = () => readdirSync(join(root, 'public/images/derived')).sort();
const update = (pictures = wanted) => updateImages(root, pictures, { encode: fakeEncode });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'images-'));
  mkdirSync(join(root, 'content'));
  mkdirSync(join(root, 'public/images/projects/x'), { recursive: true });
  writeFileSync(join(root, 'public/images/a.png'), 'one');
  writeFileSync(join(root, 'public/images/projects/x/cover.webp'), 'two');
  fakeEncode.mockClear();
});

test('makes what is missing and names it after the picture, its contents and its width', async () => {
  const report = await update();
  expect(report.made.map(({ path }) => path)).toEqual(['/images/a.png', '/images/projects/x/cover.webp']);
  const hash = pictureHash('cover', Buffer.from('two'));
  expect(derived()).toContain(`projects-x-cover-${hash}-480.avif`);
  expect(readImageManifest(root)['/images/projects/x/cover.webp']).toEqual({
    hash,
    width: 1600,
    height: 1000,
    colour: '#aabbcc',
    widths: [480],
    formats: ['avif', 'webp'],
  });
});

test('a second run encodes nothing and touches no file', async () => {
  await update();
  const before = statSync(join(root, imageManifestPath)).mtimeMs;
  fakeEncode.mockClear();
  expect(await update()).toEqual({ made: [], kept: 2, removed: [], problems: [] });
  expect(fakeEncode).not.toHaveBeenCalled();
  expect(statSync(join(root, imageManifestPath)).mtimeMs).toBe(before);
});

test('a changed master is worked up again and its old files go', async () => {
  await update();
  const old = derived().filter((file) => file.startsWith('a-'));
  writeFileSync(join(root, 'public/images/a.png'), 'changed');
  expect(wanted.map((one) => imageState(root, one, readImageManifest(root)[one.src]))).toEqual(['stale', 'current']);
  const report = await update();
  expect(report.made.map(({ path }) => path)).toEqual(['/images/a.png']);
  expect(report.removed).toEqual(old.map((file) => `/images/derived/${file}`));
  expect(derived()).toHaveLength(4);
});

test('a derived file that was deleted is made again; one that nobody names is removed', async () => {
  await update();
  const [first] = derived();
  rmSync(join(root, 'public/images/derived', String(first)));
  writeFileSync(join(root, 'public/images/derived/stray.avif'), '');
  const report = await update();
  expect(report.made).toHaveLength(1);
  expect(report.removed).toEqual(['/images/derived/stray.avif']);
  expect(derived()).toContain(first);
});

test('a picture that no record shows any more leaves manifest and folder', async () => {
  await update();
  await update(wanted.slice(1));
  expect(Object.keys(readImageManifest(root))).toEqual(['/images/projects/x/cover.webp']);
  expect(derived()).toHaveLength(2);
});

test('a master that is not there is a problem of its own; the others are made', async () => {
  rmSync(join(root, 'public/images/a.png'));
  const report = await update();
  expect(report.problems).toEqual([
    { path: '/images/a.png', message: expect.stringContaining('npm run assets -- art') },
  ]);
  expect(report.made).toHaveLength(1);
});

test('of a master that cannot be read, what was made before stays', async () => {
  await update();
  const before = derived();
  writeFileSync(join(root, 'public/images/a.png'), 'damaged');
  fakeEncode.mockRejectedValueOnce(new Error('no picture'));
  expect((await update()).problems).toEqual([{ path: '/images/a.png', message: 'no picture' }]);
  expect(derived()).toEqual(before);
});

test('the hash follows the contents and what the picture is for', () => {
  const master = Buffer.from('same');
  expect(pictureHash('cover', master)).toBe(pictureHash('cover', Buffer.from('same')));
  expect(pictureHash('cover', master)).not.toBe(pictureHash('thumbnail', master));
  expect(pictureHash('cover', master)).not.toBe(pictureHash('cover', Buffer.from('other')));
});

test('no width is wider than the master', () => {
  expect(widthsFor('cover', 1600)).toEqual([480, 800, 1200, 1600]);
  expect(widthsFor('gallery', 800)).toEqual([480, 800]);
  expect(widthsFor('thumbnail', 800)).toEqual([400, 800]);
  expect(widthsFor('cover', 300)).toEqual([300]);
});

test('the real encoder gives the size, the colour and files of each width', async () => {
  const master = await sharp({ create: { width: 500, height: 250, channels: 3, background: '#1f4fd8' } })
    .png()
    .toBuffer();
  const { width, height, colour, widths, files } = await encodePicture('category', master);
  expect({ width, height, colour, widths }).toEqual({ width: 500, height: 250, colour: '#1f4fd8', widths: [480] });
  for (const { bytes, format } of files) {
    const made = await sharp(bytes).metadata();
    expect([made.width, made.height, made.format]).toEqual([480, 240, format === 'avif' ? 'heif' : format]);
  }
});

test('quality gives way until a picture is within its budget; one that never is gets refused with its weight', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const master = await sharp({ create: { width: 120, height: 90, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer();
  const weight = async (bytes: number) =>
    (await encodePicture('category', master, { width: 800, bytes })).files.find(({ format }) => format === 'avif')
      ?.bytes.length;
  const full = await weight(1_000_000);
  expect(await weight(Number(full) - 1)).toBeLessThan(Number(full));
  await expect(weight(100)).rejects.toThrow(/weighs \d+ bytes as AVIF at 120 px, more than the 100 it may/);
});

test('what is committed is within its budget', () => {
  const { site } = loadSite(process.cwd());
  const manifest = readImageManifest(process.cwd());
  for (const { src, role } of wantedPictures(site, () => true)) {
    const entry = manifest[src];
    if (!entry) continue;
    const { budget } = recipes[role];
    const width = entry.widths.findLast((one) => one <= budget.width);
    const file = `public/images/derived/${src
      .replace('/images/', '')
      .replace(/\.\w+$/, '')
      .replaceAll('/', '-')}-${entry.hash}-${width}.avif`;
    expect(readFileSync(file).length, file).toBeLessThanOrEqual(budget.bytes);
  }
});
