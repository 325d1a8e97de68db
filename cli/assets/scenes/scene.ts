/** A picture that is drawn from an HTML page of `content/art`. */
export interface Scene {
  /** Path of the page, from the root of the project. */
  file: string;
  /** Pixels. */
  width: number;
  height: number;
  /** Path of the picture, below `public/`. */
  output: string;
}

/**
 * Reads a scene's size and target from the head of its page; undefined for a page that is not a picture.
 * Throws if one of them is malformed.
 *
 * @example sceneOf('content/art/a.html', '<meta name="picture" content="800x500">')?.output // 'images/a.webp'
 */
export function sceneOf(file: string, html: string): Scene | undefined {
  const size = metaContent(html, 'picture');
  if (size === undefined) return undefined;
  const [, width, height] = /^(\d+)x(\d+)$/.exec(size) ?? [];
  if (!width || !height) throw new Error(`${file}: picture is \`${size}\`. Write it as 1600x1000.`);
  const output = metaContent(html, 'output') ?? file.replace('content/art/', 'images/').replace(/\.html$/, '.webp');
  // `images/a/b.webp` or `.png`, without a `..` that would lead out of the folder.
  if (!/^images\/(?!.*\.\.).+\.(webp|png)$/.test(output)) {
    throw new Error(
      `${file}: output is \`${output}\`. Write a path below public/, such as images/projects/x/cover.webp.`,
    );
  }
  return { file, width: Number(width), height: Number(height), output };
}

function metaContent(html: string, name: string): string | undefined {
  return new RegExp(`<meta\\s+name="${name}"\\s+content="([^"]*)"`, 'i').exec(html)?.[1];
}
