/** Anything but blanks and invisible characters: zero-width, soft hyphens, direction marks, the byte order mark. */
const visible = /[^\s\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/;

/** Whether a reader sees anything of a text. */
export function isVisible(text: string): boolean {
  return visible.test(text);
}
