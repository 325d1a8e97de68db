import { exampleService } from '#cli/site-rules/examples/service.ts';
import { folderSchemas } from '#cli/site-rules/records/site-records.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';

export const contentOrphan = defineSiteRule({
  code: 'content/orphan',
  severity: 'error',
  examples: {
    bad: {
      'content/services/seo.yaml': `${exampleService('seo')}published: false\n`,
      'i18n/nl/services/vloer.json': '{ "title": "Vloer" }',
      'i18n/en/services/vloer.json': '{ "title": "Floor" }',
    },
    good: {
      'content/services/vloer.yaml': `${exampleService('vloer')}published: false\n`,
      'i18n/nl/services/vloer.json': '{ "title": "Vloer" }',
      'i18n/en/services/vloer.json': '{ "title": "Floor" }',
    },
    alongside: ['content/draft'],
  },
  project({ project, report }) {
    const paths = [...project.records, ...project.obstacles].map(({ path }) => path);
    for (const folder of Object.keys(folderSchemas)) {
      // Messages alone are no site.
      if (!paths.some((path) => path.startsWith(`content/${folder}/`))) continue;
      for (const { path, messages } of project.catalogues.flatMap(({ files }) => files)) {
        const ids = new Set(
          [...messages.keys()].filter((key) => key.startsWith(`${folder}.`)).map((key) => key.split('.')[1]),
        );
        for (const id of ids) {
          const record = `content/${folder}/${id}.yaml`;
          if (!paths.includes(record)) report({ file: path }, { record, count: messages.size });
        }
      }
    }
  },
});
