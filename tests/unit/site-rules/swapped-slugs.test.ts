import { expect, test } from 'vitest';
import { exampleService } from '#cli/site-rules/examples/service.ts';
import { siteFindingsIn } from './site-findings.ts';

type Slugs = Parameters<typeof exampleService>[1];

/** The findings about two services, each with its line and the places beside it. Their titles fit their ids. */
async function swappedIn(vloer: Slugs, folder: Slugs): Promise<string[]> {
  const titles = (first: string, second: string) =>
    JSON.stringify({ services: { vloer: { title: first }, folder: { title: second } } });
  const findings = await siteFindingsIn({
    'content/services/vloer.yaml': exampleService('vloer', vloer),
    'content/services/folder.yaml': exampleService('folder', folder),
    'i18n/nl.json': titles('Vloer', 'Folder'),
    'i18n/en.json': titles('Floor or vloer', 'Leaflet or folder'),
  });
  return findings.flatMap(({ code, file, line, related }) => {
    const places = related.map((other) => `${other.file}:${other.line}`);
    return code === 'slug/swapped' ? [`${file}:${line}, ${places.join(', ')}`] : [];
  });
}

/** What is expected of a pair whose slugs are on this line of their files. */
const pairOn = (line: number) => `content/services/vloer.yaml:${line}, content/services/folder.yaml:${line}`;

test('a pair is reported once, although its ids and its titles show it', async () => {
  const [vloer, folder] = [{ slugByLocale: 'nl: folder, en: floor' }, { slugByLocale: 'nl: vloer, en: leaflet' }];
  expect(await swappedIn(vloer, folder)).toEqual([pairOn(4)]);
});

test('a pair is reported once, although both languages have its slugs', async () => {
  expect(await swappedIn({ slug: 'folder' }, { slug: 'vloer' })).toEqual([pairOn(3)]);
});

test('a pair with other slugs in each language is reported for each', async () => {
  const [vloer, folder] = [{ slugByLocale: 'nl: folder, en: leaflet' }, { slugByLocale: 'nl: vloer, en: floor' }];
  expect(await swappedIn(vloer, folder)).toEqual([pairOn(4), pairOn(4)]);
});
