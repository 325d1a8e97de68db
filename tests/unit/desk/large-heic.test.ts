import { expect, test, vi } from 'vitest';
import { preparePicture } from '#cli/desk/pictures/prepare-picture.ts';

// A real file of that many pixels would take half a gigabyte to decode.
vi.mock('#cli/desk/pictures/decode-heic.ts', () => ({
  isHeic: () => true,
  decodeHeic: async () => ({ data: new Uint8ClampedArray(4), width: 12_000, height: 10_001 }),
}));

test('a HEIC with too many pixels is refused as too large', async () => {
  await expect(preparePicture(new Uint8Array(1), 'cover')).rejects.toMatchObject({ refusal: { problem: 'large' } });
});
