import { nearWord } from '#cli/content-lint/api.ts';
import { commandFiles, folderSchemas, singleFileNames } from '#cli/site-rules/records/site-records.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';

/** Reports a file in `content/` that nothing reads, and a file that the site needs and that is not there. */
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
      const near = meantPath(path);
      context.report({ file: path }, { problem: 'unknown', file: path, ...(near ? { near } : {}) });
    }
    // A project without `waku.config.ts` is only a part of a site, such as an example: no file has to be there.
    if (!project.tree.has('waku.config.ts')) return;
    // The lock of compared translations, in `i18n/`, is no file of `content/`: it is not in `absent`.
    const { sourceLock, sourceLockPath } = project;
    for (const file of sourceLock ? absent : [...absent, sourceLockPath]) {
      // It is there but cannot be read, which `file/unreadable` reports.
      if (project.obstacles.some(({ path }) => path === file)) continue;
      const command = file === sourceLockPath ? 'npm run content-lint -- accept --all' : commandFiles[file]?.command;
      context.report({ file }, command ? { problem: 'lock', file, command } : { problem: 'absent', file });
    }
  },
});

/** The path that a file is probably meant to have: `content/services/seo.yaml` for `content/servics/seo.yaml`. */
function meantPath(path: string): string | undefined {
  const [first = '', ...rest] = path.replace(/^content\/|\.ya?ml$/g, '').split('/');
  const near = nearWord(first, rest.length > 0 ? Object.keys(folderSchemas) : singleFileNames);
  // Records lie directly in their folder.
  return near && `content/${[near, ...rest.slice(-1)].join('/')}.yaml`;
}
