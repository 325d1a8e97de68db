import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { decodeHeic, isHeic } from '#cli/desk/pictures/decode-heic.ts';
import { preparePicture } from '#cli/desk/pictures/prepare-picture.ts';

/** HEVC as a phone writes it: 2,400 × 1,600 pixels that its file says to turn; upright its top left corner is red. */
const phone = readFileSync(join(import.meta.dirname, '../../fixtures/pictures/phone.heic'));

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#3b6' } });
const problem = (bytes: Uint8Array, role: 'cover' | 'gallery') =>
  preparePicture(bytes, role).catch(({ refusal }) => refusal);

test('a picture from a phone is decoded, and upright', async () => {
  expect(isHeic(phone)).toBe(true);
  const { data, width, height } = await decodeHeic(phone);
  expect([width, height]).toEqual([1600, 2400]);
  const [red = 0, green = 255] = data.subarray((50 * width + 50) * 4);
  expect(red - green).toBeGreaterThan(150);
});

test('it becomes a WebP of the size of its place, in the widths of the site, without anything but its pixels', async () => {
  const { master, encoded } = await preparePicture(phone, 'thumbnail');
  const { format, width, height, exif, icc, orientation } = await sharp(master).metadata();
  expect({ format, width, height, exif, icc, orientation }).toEqual({ format: 'webp', width: 800, height: 600 });
  expect(encoded.widths).toEqual([400, 800]);
});

test('a photograph that its file says to turn is turned, and loses where it was taken', async () => {
  const taken = await plain(900, 1000)
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 5/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { master } = await preparePicture(taken, 'gallery');
  const { width, height, exif } = await sharp(master).metadata();
  expect({ width, height, exif }).toEqual({ width: 1000, height: 900 });
});

test('what is too small, another kind of file or none at all is refused with what it is', async () => {
  const small = await plain(1599, 1200).png().toBuffer();
  expect(await problem(small, 'cover')).toEqual({
    reason: 'picture',
    problem: 'small',
    got: '1599 × 1200',
    wanted: '1600 × 1000',
  });
  const animation = await plain(1600, 1000).gif().toBuffer();
  expect(await problem(animation, 'cover')).toMatchObject({ problem: 'format', got: 'gif' });
  expect(await problem(phone.subarray(0, 4000), 'cover')).toMatchObject({ problem: 'format' });
  expect(await problem(new Uint8Array(30_000_001), 'cover')).toMatchObject({ problem: 'large' });
});

test('a HEIC with too many pixels is refused as too large', async () => {
  // A real file of that many pixels would take half a gigabyte to decode.
  const decode = async () => ({ data: new Uint8ClampedArray(4), width: 12_000, height: 10_001 });
  await expect(preparePicture(phone, 'cover', { decode })).rejects.toMatchObject({ refusal: { problem: 'large' } });
});

test('one with more detail than may be loaded is softened until it fits, and refused where it never does', async () => {
  const weights: number[] = [];
  const encodeAfter = (tries: number) => async (_: unknown, master: Buffer) => {
    weights.push(master.length);
    if (weights.length <= tries) throw new Error('weighs 100000 bytes as AVIF at 800 px, more than the 90000 it may');
    return { width: 900, height: 900, colour: '#888888', widths: [800], files: [] };
  };
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const busy = await sharp({ create: { width: 900, height: 200, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer();
  await preparePicture(busy, 'gallery', { encode: encodeAfter(2) });
  expect(weights).toHaveLength(3);
  expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  await expect(preparePicture(busy, 'gallery', { encode: encodeAfter(100) })).rejects.toMatchObject({
    refusal: { problem: 'heavy' },
  });
});
