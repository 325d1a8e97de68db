import { nearWord } from '#cli/content-lint/api.ts';
import { imageUses } from '#cli/site-rules/pictures/image-uses.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';

/** Reports a picture that does not exist; as a warning if the page then shows a text, such as a technology's name. */
export const imageMissing = defineSiteRule({
  code: 'image/missing',
  severity: 'error',
  examples: {
    bad: { 'content/clients.yaml': '- { id: solin, name: Solin, logo: /logos/clients/solin.svg, projectUrl: null }\n' },
    good: {
      'content/clients.yaml': '- { id: solin, name: Solin, logo: /logos/clients/solin.svg, projectUrl: null }\n',
      'public/logos/clients/solin.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
  },
  project(context) {
    const { assets } = context.data;
    for (const { file, path, src, hasTextInstead, name } of imageUses(context.data)) {
      // Pictures of other sites are reported by `image/third-party`.
      if (assets.has(src) || src.startsWith('https://')) continue;
      const near = nearWord(src, inFolderOf(src, assets.keys()));
      const args = { src, ...(near ? { near } : {}), ...(name === undefined ? {} : { name }) };
      context.report({ file: file.path, path }, args, hasTextInstead ? { severity: 'warning' } : {});
    }
  },
});

function inFolderOf(src: string, all: Iterable<string>): string[] {
  const folder = src.slice(0, src.lastIndexOf('/') + 1);
  return [...all].filter((path) => path.startsWith(folder));
}
