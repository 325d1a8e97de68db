import type { RecordFile } from '#cli/content-lint/api.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';

interface Listed {
  file: RecordFile;
  path: (string | number)[];
  /** The name of its list, in which the value has to be unique. */
  list: string;
  value: string;
}

/** Reports a value that occurs twice in a list in which it has to be unique, such as the id of a client. */
export const contentDuplicate = defineSiteRule({
  code: 'content/duplicate',
  severity: 'error',
  examples: {
    bad: {
      'content/clients.yaml':
        '- { id: solin, name: Solin, logo: /logos/clients/a.svg, projectUrl: null }\n- { id: solin, name: Solin B.V., logo: /logos/clients/b.svg, projectUrl: null }\n',
      'public/logos/clients/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'public/logos/clients/b.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
    good: {
      'content/clients.yaml': '- { id: solin, name: Solin, logo: /logos/clients/a.svg, projectUrl: null }\n',
      'public/logos/clients/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
  },
  project(context) {
    const { singleFiles, projects } = context.data;
    const { clients, categories, packages, technologies, reviews, site } = singleFiles;
    // `clients && …` is only for TypeScript, which does not see that a file with items exists; none is undefined.
    const all: (Listed | undefined)[] = [
      ...(clients?.value ?? []).flatMap(({ id, logo }, at) => [
        clients && { file: clients.file, path: [at, 'id'], list: 'clients', value: id },
        clients && { file: clients.file, path: [at, 'logo'], list: 'clients', value: logo },
      ]),
      ...(categories?.value ?? []).map(
        ({ id }, at) => categories && { file: categories.file, path: [at, 'id'], list: 'categories', value: id },
      ),
      ...(packages?.value ?? []).map(
        ({ id }, at) => packages && { file: packages.file, path: [at, 'id'], list: 'packages', value: id },
      ),
      ...(technologies?.value ?? []).map(
        (value, at) => technologies && { file: technologies.file, path: [at], list: 'technologies', value },
      ),
      ...(reviews?.value.avatars ?? []).map(
        (value, at) => reviews && { file: reviews.file, path: ['avatars', at], list: 'avatars', value },
      ),
      ...(site?.value.social ?? []).map(
        ({ network }, at) =>
          site && { file: site.file, path: ['social', at, 'network'], list: 'social', value: network },
      ),
      ...(site?.value.openingDays ?? []).map(
        (value, at) => site && { file: site.file, path: ['openingDays', at], list: 'days', value },
      ),
      ...projects.flatMap(({ file, value: { stack, gallery } }) =>
        Object.entries({ stack, gallery }).flatMap(([field, items]) =>
          items.map((value, at) => ({ file, path: [field, at], list: `${file.path} ${field}`, value })),
        ),
      ),
      ...projects.flatMap(({ file, value: { services } }) =>
        services.flatMap(({ id, screen }, at) => [
          { file, path: ['services', at, 'id'], list: `${file.path} services`, value: id },
          // The page of a service has room for the screen of one case.
          ...(screen ? [{ file, path: ['services', at, 'screen'], list: 'services with a screen', value: id }] : []),
        ]),
      ),
    ];
    /** The first item with each list and value. */
    const firstItems = new Map<string, Listed>();
    for (const item of all) {
      if (!item) continue;
      const listAndValue = `${item.list} ${item.value}`;
      const other = firstItems.get(listAndValue);
      if (!other) firstItems.set(listAndValue, item);
      else
        context.report(
          { file: item.file.path, path: item.path },
          { value: item.value },
          { related: [{ file: other.file.path, path: other.path }] },
        );
    }
  },
});
