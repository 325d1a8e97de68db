import { stringify } from 'yaml';
import type { Project } from '#cli/content-lint/api.ts';
import { readSiteRecords } from '#cli/site-rules/records/site-records.ts';
import { localDay } from '#src/domain/local-day.ts';
import { byLocale, type Locale, sourceLocale } from '#src/domain/locale.ts';
import type { ProjectCase } from '#src/domain/project-case.ts';
import { catalogueFiles } from './catalogue-files.ts';
import type { Change } from './change.ts';
import { slugFrom } from './names.ts';
import { sceneText } from './scene-text.ts';

/** The pictures of a new case and their sizes. More pictures of the gallery are added by hand. */
const pictures = { thumbnail: '800x600', cover: '1600x1000', screen: '1600x1000' } as const;

/** The colours of the client, until somebody fills in the real ones. */
const colours: ProjectCase['colours'] = ['#1F4FD8', '#F2B705'];

/** Gives the files of a new case: a draft with plain pictures, whose texts are empty except the title. */
export function newCase(project: Project, names: Record<Locale, string>): Change {
  const slug = slugFrom(names[sourceLocale]);
  const [service] = readSiteRecords(project.records).services;
  const today = localDay(new Date());
  const pictureOf = (name: keyof typeof pictures) => `/images/projects/${slug}/${name}.webp`;
  const record: ProjectCase = {
    slug,
    i18nKey: `projects.${slug}`,
    client: names[sourceLocale],
    year: new Date().getFullYear(),
    projectURL: `https://${slug}.example`,
    // The schema asks for at least one service and one technology: these two are replaced by hand (see `next`).
    services: service ? [{ id: service.value.id }] : [],
    stack: ['React'],
    colours,
    thumbnail: pictureOf('thumbnail'),
    cover: pictureOf('cover'),
    gallery: [pictureOf('screen')],
    dates: { published: today, modified: today },
    published: false,
  };
  const path = `content/projects/${slug}.yaml`;
  const art = `content/art/projects/${slug}`;
  const scenes = Object.entries(pictures).map(([name, size]): [string, string] => {
    return [`${art}/${name}.html`, sceneText({ client: names[sourceLocale], name, size, colours })];
  });
  const words = catalogueFiles(
    project,
    'projects',
    slug,
    byLocale((locale) => wordsOf(names[locale])),
  );
  return {
    create: new Map([[path, stringify(record)], ...words, ...scenes]),
    edit: new Map(),
    remove: [],
    next: [
      `put address, year, services, technologies, colours and dates in ${path}`,
      `write the texts in ${[...words.keys()].join(' and ')}; \`npm run check\` says how many are left`,
      `draw over the scenes in ${art}/, then run \`npm run assets -- art ${slug}\``,
      `set \`published: true\` in ${path}, then run \`npm run slugs\` and \`npm run assets -- images\``,
    ],
  };
}

/** The words that the case starts with: its title, and the empty texts of one picture in the gallery. */
function wordsOf(title: string) {
  return { title, gallery: [{ alt: '', caption: '' }] };
}
