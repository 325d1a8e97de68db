/** The faces of every page, by their families; their files have the same names, in small letters. */
const faces = ['Familjen', 'Instrument'];

/**
 * How long a page may have been on its way, in milliseconds since its navigation began, for its faces to be worth a wait:
 * connection, TLS and page at 80 ms a round trip, and what a slow processor adds.
 */
const inTime = 300;

/**
 * What asks for the faces at once: `font-display: optional` shows those that arrive before the first paint, and nothing
 * moves later. In the body, because Chromium holds the first paint back, for 0.1 s at most, for what the head asks for.
 */
export const fontPreloads = faces
  .map((name) => `<link rel="preload" href="/fonts/${name.toLowerCase()}.woff2" as="font" crossorigin>`)
  .join('');

/**
 * The script in the head that makes a page wait for them, one fixed text whose hash the policy names. After a long way no
 * face comes within that tenth of a second, and the page is shown without the wait; they are there for the next page.
 */
export const fontWait = `performance.now()<${inTime}&&document.fonts.load('1rem ${faces}')`;
