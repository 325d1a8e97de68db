import { exampleService } from '#cli/site-rules/examples/service.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';

/**
 * Reports a service or case whose id or slug is not the name of its file, or whose `i18nKey` does not end in that name:
 * `content/services/vloer.yaml` has `id: vloer` and `i18nKey: services.vloer`.
 */
export const contentId = defineSiteRule({
  code: 'content/id',
  severity: 'error',
  examples: {
    bad: { 'content/services/vloer.yaml': exampleService('vloer', { id: 'vloeren' }) },
    good: { 'content/services/vloer.yaml': exampleService('vloer') },
  },
  project(context) {
    const { services, projects } = context.data;
    for (const { file, value } of services) {
      const wanted = nameOf(file.path);
      if (value.id !== wanted)
        context.report({ file: file.path, path: ['id'] }, { field: 'id', got: value.id, wanted });
      else if (value.i18nKey !== `services.${wanted}`) {
        const args = { field: 'i18nKey', got: value.i18nKey, wanted: `services.${wanted}` };
        context.report({ file: file.path, path: ['i18nKey'] }, args);
      }
    }
    for (const { file, value } of projects) {
      const wanted = nameOf(file.path);
      if (value.slug !== wanted)
        context.report({ file: file.path, path: ['slug'] }, { field: 'slug', got: value.slug, wanted });
      else if (value.i18nKey !== `projects.${wanted}`) {
        const args = { field: 'i18nKey', got: value.i18nKey, wanted: `projects.${wanted}` };
        context.report({ file: file.path, path: ['i18nKey'] }, args);
      }
    }
  },
});

function nameOf(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.yaml$/, '');
}
