import type { PictureFacts } from './pictures.ts';

/** Reads format and size from the first bytes of a picture; undefined where they are those of something else. */
export function pictureFacts(bytes: Uint8Array): PictureFacts | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = (start: number, length: number) => String.fromCharCode(...bytes.subarray(start, start + length));
  try {
    if (text(1, 3) === 'PNG') return { format: 'png', width: view.getUint32(16), height: view.getUint32(20) };
    if (text(0, 4) === 'RIFF' && text(8, 4) === 'WEBP') return { format: 'webp', ...webpSize(view, text(12, 4)) };
    if (view.getUint16(0) === 0xffd8) return { format: 'jpeg', ...jpegSize(view) };
    if (text(0, 3) === 'GIF') return { format: 'gif', width: view.getUint16(6, true), height: view.getUint16(8, true) };
    if (text(4, 4) === 'ftyp' && text(8, 4).startsWith('avi')) return { format: 'avif', ...unknownSize };
    const head = new TextDecoder().decode(bytes.subarray(0, 4096));
    return /^\uFEFF?\s*(?:<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>|\s)*<svg[\s>/]/i.test(head)
      ? { format: 'svg', ...unknownSize }
      : undefined;
  } catch {
    return undefined;
  }
}

type Size = Pick<PictureFacts, 'width' | 'height'>;

const unknownSize: Size = { width: undefined, height: undefined };

/** The three kinds of WebP have their size in three places. */
function webpSize(view: DataView, kind: string): Size {
  if (kind === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  const three = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1;
  return { width: three(24), height: three(27) };
}

/** Goes from segment to segment until the one that has the size. */
function jpegSize(view: DataView): Size {
  for (let at = 2; at + 9 < view.byteLength; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at);
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
  return unknownSize;
}
