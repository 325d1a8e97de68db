import { drawingLockPath } from '#cli/assets/drawings/drawing-lock.ts';
import { sceneLockPath } from '#cli/assets/scenes/scene-lock.ts';
import { nearWord } from '#cli/content-lint/api.ts';
import { singleNames } from '#cli/site-rules/records/site-records.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';
import { imageManifestPath } from '#src/content/image-manifest.ts';
import { slugLockPath } from '#src/domain/slug-lock.ts';

/** The files that a command writes, each with its command. */
const writtenBy: Readonly<Record<string, string>> = {
  [slugLockPath]: 'npm run slugs',
  [imageManifestPath]: 'npm run assets -- images',
  [sceneLockPath]: 'npm run assets -- art',
  [drawingLockPath]: 'npm run assets -- images',
};

export const contentFile = defineSiteRule({
  code: 'content/file',
  severity: 'error',
  examples: {
    bad: { 'content/servics/seo.yaml': 'id: seo\n' },
    good: { 'content/technologies.yaml': '[React, Laravel, PHP, MySQL, Shopify, Figma]\n' },
  },
  project(context) {
    const { project, data } = context;
    const { unknown, absent } = data;
    for (const { path } of unknown) {
      const near = nearWord(path.split('/')[1]?.replace(/\.ya?ml$/, '') ?? '', [
        'services',
        'projects',
        ...singleNames,
      ]);
      context.report({ file: path }, { problem: 'unknown', file: path, ...(near ? { near } : {}) });
    }
    // A project without `waku.config.ts` is only a part of a site, such as an example: no file has to be there.
    if (!project.tree.has('waku.config.ts')) return;
    const { sourceLock, sourceLockPath } = project;
    for (const file of sourceLock ? absent : [...absent, sourceLockPath]) {
      // What is in its place cannot be read as a file, which is reported by itself.
      if (project.obstacles.some(({ path }) => path === file)) continue;
      const command = file === sourceLockPath ? 'npm run content-lint -- accept --all' : writtenBy[file];
      context.report({ file }, command ? { problem: 'lock', file, command } : { problem: 'absent', file });
    }
  },
});
