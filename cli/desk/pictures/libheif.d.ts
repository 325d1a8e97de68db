// The package comes without types: these are the parts of it that `decode-heic.ts` uses.
declare module 'libheif-js/wasm-bundle.js' {
  /**
   * A picture of a file. `display` fills the pixels of `data`, four bytes each, and passes nothing to `done` if it
   * cannot.
   */
  interface HeifImage {
    get_width(): number;
    get_height(): number;
    display(target: { data: Uint8ClampedArray; width: number; height: number }, done: (decoded: unknown) => void): void;
  }
  const libheif: { HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] } };
  export default libheif;
}
