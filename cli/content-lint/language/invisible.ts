/** Characters that nobody sees: zero-width, soft hyphens, direction marks, the byte order mark. */
export const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
