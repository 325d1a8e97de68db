import { exampleService } from '#cli/site-rules/examples/service.ts';
import { wordGroups } from '#cli/site-rules/records/record-words.ts';
import { recordPath } from '#cli/site-rules/records/site-records.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';

/** Reports words of a record that does not exist, and words of a drawing whose service has none. */
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
    alsoReports: ['content/draft'],
  },
  project({ project, data, report }) {
    // A record that cannot be read, an obstacle, exists all the same.
    const paths = new Set([...project.records, ...project.obstacles].map(({ path }) => path));
    const undrawn = new Set(data.services.flatMap(({ file, value }) => (value.drawing ? [] : [file.path])));
    // The words in the group `drawings`, those of drawings, belong to records in the folder `services`.
    for (const [group, folder] of wordGroups) {
      // Without any record in the folder, this is no site but messages alone.
      if (![...paths].some((path) => path.startsWith(`content/${folder}/`))) continue;
      for (const { path, messages } of project.catalogues.flatMap(({ files }) => files)) {
        const ids = new Set(
          [...messages.keys()].flatMap((key) => (key.startsWith(`${group}.`) ? (key.split('.')[1] ?? []) : [])),
        );
        for (const id of ids) {
          const record = recordPath(folder, id);
          const problem = !paths.has(record) ? 'record' : group === 'drawings' && undrawn.has(record) ? 'drawing' : '';
          if (problem) report({ file: path }, { problem, record });
        }
      }
    }
  },
});
