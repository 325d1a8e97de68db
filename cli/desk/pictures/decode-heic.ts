/** The pixels of a picture, four bytes each. */
export interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** Whether a file is a picture as phones take them: HEVC in HEIF, which sharp does not read. */
export function isHeic(bytes: Uint8Array): boolean {
  // Bytes 4 to 32 of a HEIF file: `ftyp`, the brand of the file, and those it is compatible with. A file with the brand
  // `mif1` can also be an AVIF.
  const head = Buffer.from(bytes.subarray(4, 32)).toString('latin1');
  return /^ftyp(?:heic|heix|hevc|heim|heis|mif1|msf1)/.test(head) && !head.includes('avif');
}

/** Decodes the first picture of a HEIC file, turned as the file says. Throws an error if there is none. */
export async function decodeHeic(bytes: Uint8Array): Promise<Pixels> {
  // Loaded only when it is needed: it has two megabytes.
  const { default: libheif } = await import('libheif-js/wasm-bundle.js');
  const [image] = new libheif.HeifDecoder().decode(bytes);
  if (!image) throw new Error('there is no picture in the file');
  const [width, height] = [image.get_width(), image.get_height()];
  const data = new Uint8ClampedArray(width * height * 4);
  await new Promise<void>((resolve, reject) => {
    image.display({ data, width, height }, (decoded) =>
      decoded ? resolve() : reject(new Error('the picture cannot be decoded')),
    );
  });
  return { data, width, height };
}
