import { nearWord } from '#cli/content-lint/api.ts';
import { singleNames } from '#cli/site-rules/records/site-records.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';

export const contentFile = defineSiteRule({
  code: 'content/file',
  severity: 'error',
  examples: {
    bad: { 'content/servics/seo.yaml': 'id: seo\n' },
    good: { 'content/technologies.yaml': '[React, Laravel, PHP, MySQL, Shopify, Figma]\n' },
  },
  project(context) {
    const { unknown, absent, single } = context.data;
    for (const { path } of unknown) {
      const near = nearWord(path.split('/')[1]?.replace(/\.ya?ml$/, '') ?? '', [
        'services',
        'projects',
        ...singleNames,
      ]);
      context.report({ file: path }, { problem: 'unknown', file: path, ...(near ? { near } : {}) });
    }
    // Without `site.yaml` this is not a whole site, such as in an example, and other missing files mean nothing.
    if (!single.site) return;
    for (const name of absent) {
      context.report({ file: `content/${name}.yaml` }, { problem: 'absent', file: `content/${name}.yaml` });
    }
  },
});
