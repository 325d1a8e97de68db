import { masterFormats, minPictureWidths } from '#cli/assets/images/pictures.ts';
import { imageUses } from '#cli/site-rules/pictures/image-uses.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';

/** Reports a picture in another format than its use or its ending asks for, and one that is too narrow for its use. */
export const imageFormat = defineSiteRule({
  code: 'image/format',
  severity: 'error',
  examples: {
    bad: {
      'content/clients.yaml': '- { id: solin, name: Solin, logo: /logos/clients/solin.svg, projectUrl: null }\n',
      'public/logos/clients/solin.svg': 'GIF89a\u0010\u0000\u0010\u0000',
    },
    good: {
      'content/clients.yaml': '- { id: solin, name: Solin, logo: /logos/clients/solin.svg, projectUrl: null }\n',
      'public/logos/clients/solin.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
  },
  project(context) {
    const { pictures, assets } = context.data;
    const reported = new Set<string>();
    for (const { file, path, src } of imageUses(context.data)) {
      // Pictures that do not exist are reported by `image/missing`, those of other sites by `image/third-party`.
      if (reported.has(src) || !assets.has(src)) continue;
      const target = { file: file.path, path };
      // What the file is, whatever its name says; undefined if it is no picture.
      const actual = pictures.metadata(src);
      const ending = src.slice(src.lastIndexOf('.') + 1).toLowerCase();
      // Smaller copies are made of a master, the original of a picture. An SVG is shown as it is.
      const allowed = ending === 'svg' || src.startsWith('/logos/') ? ['svg'] : masterFormats;
      if (!actual || !allowed.includes(actual.format) || actual.format !== ending) {
        // The sentence shows an empty `got` as “no picture”.
        const wanted = allowed.includes(ending) ? ending : allowed.join(', ');
        const args = { problem: 'format', src, got: actual?.format ?? '', wanted };
        context.report(target, args);
        reported.add(src);
        continue;
      }
      const width = actual.format === 'svg' ? undefined : widthFor(file.path, path);
      if (width !== undefined && actual.width !== undefined && actual.width < width) {
        context.report(target, { problem: 'narrow', src, got: actual.width, wanted: width }, { severity: 'warning' });
        reported.add(src);
      }
    }
  },
});

/** The minimum width of the picture in a field, in pixels; undefined if any width will do. */
function widthFor(file: string, path: readonly (string | number)[]): number | undefined {
  if (file === 'content/categories.yaml') return minPictureWidths.category;
  const field = String(path[0]);
  return field === 'cover' || field === 'thumbnail' || field === 'gallery' ? minPictureWidths[field] : undefined;
}
