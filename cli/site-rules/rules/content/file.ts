import { nearWord } from '#cli/content-lint/language/edit-distance.ts';
import { defineRule } from '#cli/content-lint/rule.ts';
import { singleNames } from '#cli/site-rules/records/site-records.ts';

export const contentFile = defineRule({
  code: 'content/file',
  severity: 'error',
  docs: {
    summary: {
      en: 'A content file is absent, or has a name that nothing reads.',
      nl: 'Een contentbestand ontbreekt, of heeft een naam die niets leest.',
    },
    why: {
      en: 'A file under a wrong name looks as if it counted, and does not.',
      nl: 'Een bestand onder een verkeerde naam lijkt mee te tellen, en doet dat niet.',
    },
  },
  examples: {
    bad: { 'content/servics/seo.yaml': 'id: seo\n' },
    good: { 'content/technologies.yaml': '[React, Laravel, PHP, MySQL, Shopify, Figma]\n' },
  },
  project(context) {
    const { site } = context;
    if (!site) return;
    for (const { path } of site.unknown) {
      const near = nearWord(path.split('/')[1]?.replace(/\.ya?ml$/, '') ?? '', [
        'services',
        'projects',
        ...singleNames,
      ]);
      context.report({ file: path }, { problem: 'unknown', file: path, ...(near ? { near } : {}) });
    }
    // A folder with the site's own identity in it is this kind of site; one without is somebody else's folder.
    if (!site.single.site) return;
    for (const name of site.absent) {
      context.report({ file: `content/${name}.yaml` }, { problem: 'absent', file: `content/${name}.yaml` });
    }
  },
});
