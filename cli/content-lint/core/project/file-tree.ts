/** Something in the place of a file: a folder, a link to nothing, or a file that may not be read. */
export interface Obstacle {
  path: string;
  kind: 'folder' | 'link' | 'denied';
}

/** The files of a project, wherever they are kept: in a folder, in git's index or in a commit. */
export interface FileTree {
  /** The folder on disk that is read; undefined if the files come from git or from memory. */
  folder?: string;
  /**
   * Paths from the root, with forward slashes and in alphabetical order, of all files in a folder and in those below
   * it; `''` is the root.
   */
  below(folder: string): string[];
  has(path: string): boolean;
  /** Whatever is below a folder and is no file that can be read. */
  obstacles(folder: string): Obstacle[];
  /** Texts by path; a file that does not exist is left out. */
  texts(paths: readonly string[]): Map<string, string>;
  /** Bytes by path; a file that does not exist is left out. */
  bytes(paths: readonly string[]): Map<string, Uint8Array>;
  /** Sizes in bytes by path; a file that does not exist is left out. */
  sizes(paths: readonly string[]): Map<string, number>;
}
