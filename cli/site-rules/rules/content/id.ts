import { exampleService } from '#cli/site-rules/examples/service.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';

export const contentId = defineSiteRule({
  code: 'content/id',
  severity: 'error',
  docs: {
    summary: {
      en: 'The id of a record is not the name of its file, or names no words.',
      nl: 'Het id van een record is niet de naam van zijn bestand, of noemt geen woorden.',
    },
    why: {
      en: 'Files, words and links all find a record by this one name.',
      nl: 'Bestanden, woorden en links vinden een record allemaal op deze ene naam.',
    },
  },
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
    }
  },
});

function nameOf(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.ya?ml$/, '');
}
