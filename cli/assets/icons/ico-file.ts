/** An ICO file with one PNG of `size` px, which must be below 256: a header, one directory entry, then the PNG. */
export function icoFile(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22); // 6 bytes of header, 16 of the entry
  header.writeUInt16LE(1, 2); // the type: an icon
  header.writeUInt16LE(1, 4); // pictures in the file
  header.writeUInt8(size, 6); // width
  header.writeUInt8(size, 7); // height
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // where the PNG begins
  return Buffer.concat([header, png]);
}
