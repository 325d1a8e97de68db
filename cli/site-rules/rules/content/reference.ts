import { nearWord } from '#cli/content-lint/api.ts';
import { referencesIn } from '#cli/site-rules/records/references.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';

/** Reports the id of a record or fact that does not exist, such as that of the case of a client. */
export const contentReference = defineSiteRule({
  code: 'content/reference',
  severity: 'error',
  examples: {
    bad: {
      'content/clients.yaml': '- { id: solin, name: Solin, logo: /logos/clients/solin.svg, projectUrl: solin-boi }\n',
      'public/logos/clients/solin.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
    good: {
      'content/clients.yaml': '- { id: solin, name: Solin, logo: /logos/clients/solin.svg, projectUrl: null }\n',
      'public/logos/clients/solin.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
  },
  project(context) {
    // A record that fails its schema or cannot be read is not in `known`, but a reference to it is right. Its id is in
    // its path: `seo` in `content/services/seo.yaml`.
    const brokenIds = new Set([...context.data.unreadable].map((path) => path.replace(/^.*\/|\.yaml$/g, '')));
    for (const { file, path, kind, id, known } of referencesIn(context.data)) {
      // No fact is known if `content/facts.yaml` is absent or broken, which is reported by itself.
      if (known.has(id) || brokenIds.has(id) || (kind === 'fact' && known.size === 0)) continue;
      const near = nearWord(id, known);
      context.report({ file: file.path, path }, { kind, id, ...(near ? { near } : {}) });
    }
  },
});
