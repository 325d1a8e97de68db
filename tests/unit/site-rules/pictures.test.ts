import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pictureMetadata } from '#cli/assets/images/picture-metadata.ts';
import { pictureHash } from '#cli/assets/images/recipe.ts';
import { hashOfSources } from '#cli/assets/scenes/scene-lock.ts';
import { exampleCategories } from '#cli/site-rules/examples/categories.ts';
import { exampleService } from '#cli/site-rules/examples/service.ts';
import { drawingPicture } from '#src/domain/drawing-picture.ts';
import { locales } from '#src/domain/locale.ts';
import { siteFindingsIn } from './site-findings.ts';

const publicFolder = join(import.meta.dirname, '../../../public');

/** Files given as texts of one byte a character, pictures as their bytes. */
function bytesOf(files: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [
      path,
      path.startsWith('public/') ? Buffer.from(text, 'latin1') : text,
    ]),
  );
}

/** Findings about pictures and about the identity, with their line. */
async function found(files: Readonly<Record<string, string>>, profile?: string): Promise<string[]> {
  return (await siteFindingsIn(bytesOf(files), profile))
    .filter(({ code }) => code.startsWith('image/') || code === 'content/sample')
    .map(
      ({ code, file, line, args }) => `${code} ${args.problem ?? ''} ${file}:${line} ${args.src ?? args.field ?? ''}`,
    );
}

/** The first bytes of a PNG of a size, as a text. */
const png = (width: number, height = 10) =>
  `\u0089PNG\r\n\u001a\n\0\0\0\rIHDR\0\0${String.fromCharCode(width >> 8, width & 255)}\0\0${String.fromCharCode(height >> 8, height & 255)}`;

describe('format and size', () => {
  test.each([
    ['images/dev.png', 'png', 1200, 900],
    ['images/projects/solin-bio/cover.webp', 'webp', 1600, 1000],
    ['logos/tech/react.svg', 'svg', 24, 24],
  ])('%s', (path, format, width, height) => {
    expect(pictureMetadata(readFileSync(join(publicFolder, path)))).toEqual({ format, width, height });
  });

  test('are those of an SVG without a size, and of nothing else', async () => {
    const facts = (text: string) => pictureMetadata(Buffer.from(text, 'latin1'));
    expect(facts('<?xml version="1.0"?><!-- x --><svg xmlns="http://www.w3.org/2000/svg"/>')).toEqual({
      format: 'svg',
    });
    expect(facts('GIF89a\u0010\0\b\0')).toEqual({ format: 'gif', width: 16, height: 8 });
    for (const other of ['', 'x', '<html><svg/></html>', '{}']) expect(facts(other)).toBeUndefined();
  });

  const records = (avatar: string, logo: string) => ({
    'content/reviews.yaml': `avatars:\n  - ${avatar}\n`,
    'content/clients.yaml': `- { id: solin, name: Solin, logo: ${logo}, projectUrl: null }\n`,
  });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';

  test('have to be what the place wants', async () => {
    const files = { ...records('/images/1.png', '/logos/clients/a.svg') };
    expect(await found({ ...files, 'public/images/1.png': png(64), 'public/logos/clients/a.svg': svg })).toEqual([]);
    expect(await found({ ...files, 'public/images/1.png': svg, 'public/logos/clients/a.svg': png(64) })).toEqual([
      'image/format format content/clients.yaml:1 /logos/clients/a.svg',
      'image/format format content/reviews.yaml:2 /images/1.png',
    ]);
    expect(
      await found({
        ...records('https://faces.example/1.jpg', '/logos/clients/a.svg'),
        'public/logos/clients/a.svg': svg,
      }),
    ).toEqual(['image/third-party  content/reviews.yaml:2 https://faces.example/1.jpg']);
  });
});

describe('derived files', () => {
  const categories = exampleCategories('/images/a.png');
  const master = png(1200);
  const hash = pictureHash('category', Buffer.from(master, 'latin1'));
  const entry = { hash, width: 1200, height: 10, colour: '#000000', widths: [480], formats: ['webp'] };
  const files = {
    'content/categories.yaml': categories,
    'content/images.lock.json': JSON.stringify({ '/images/a.png': entry }),
    'public/images/a.png': master,
    [`public/images/derived/a-${hash}-480.webp`]: 'RIFF',
  };

  test('are current when they follow from the master as it is', async () => {
    expect(await found(files)).toEqual([]);
  });

  test('are stale when the master has changed, or one of them is gone', async () => {
    const stale = ['image/stale picture content/categories.yaml:1 /images/a.png'];
    expect(await found({ ...files, 'public/images/a.png': `${master}x` })).toEqual(stale);
    const { [`public/images/derived/a-${hash}-480.webp`]: _, ...without } = files;
    expect(await found(without)).toEqual(stale);
  });

  test('are too many when nothing asks for them', async () => {
    const more = { ...files, 'public/images/derived/b-0123456789-480.webp': 'RIFF' };
    expect(await found(more)).toEqual([
      'image/stale surplus content/images.lock.json:1 /images/derived/b-0123456789-480.webp',
    ]);
  });

  test.each([
    [800, 40_000, []],
    [800, 40_001, ['image/heavy  content/categories.yaml:1 /images/derived/a-0123456789-800.avif']],
    // At twice the width it may weigh more; nobody has said how much.
    [1200, 90_000, []],
    // Narrower than the width of its budget it is held to the same weight.
    [480, 40_001, ['image/heavy  content/categories.yaml:1 /images/derived/a-0123456789-480.avif']],
  ])('are too heavy over their budget: %i px, %i bytes', async (width, bytes, expected) => {
    const own = { hash: '0123456789', width, height: 10, colour: '#000000', widths: [width], formats: ['avif'] };
    const heavy = {
      ...files,
      'content/images.lock.json': JSON.stringify({ '/images/a.png': own }),
      [`public/images/derived/a-0123456789-${width}.avif`]: '.'.repeat(bytes),
    };
    expect((await found(heavy)).filter((one) => one.startsWith('image/heavy'))).toEqual(expected);
  });

  test('a master that is wide enough for its first use may be too narrow for another', async () => {
    const project = (slug: string, cover: string, screen: string) =>
      [
        `slug: ${slug}`,
        `i18nKey: projects.${slug}`,
        'client: Windas',
        'year: 2024',
        'projectURL: https://windas.example',
        'services: [{ id: vloer }]',
        'stack: [PHP]',
        'colours: ["#000000", "#FFFFFF"]',
        `thumbnail: ${cover}`,
        `cover: ${cover}`,
        `gallery: [${screen}]`,
        'dates: { published: 2024-01-02, modified: 2024-01-02 }',
        'published: true',
        '',
      ].join('\n');
    const cases = {
      'content/projects/aa.yaml': project('aa', '/images/wide.png', '/images/a.png'),
      'content/projects/bb.yaml': project('bb', '/images/a.png', '/images/wide.png'),
      'public/images/a.png': png(900),
      'public/images/wide.png': png(1600),
    };
    const narrow = (await found(cases)).filter((one) => one.includes('narrow'));
    expect(narrow).toEqual(['image/format narrow content/projects/bb.yaml:10 /images/a.png']);
  });

  test('an SVG has no width to be too narrow for', async () => {
    const svg = {
      'content/categories.yaml': categories.replaceAll('.png', '.svg'),
      'public/images/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"/>',
    };
    expect((await found(svg)).filter((one) => one.startsWith('image/format'))).toEqual([]);
  });

  test('the logo of a technology that only a draft names is not unused', async () => {
    const draft = readFileSync(join(publicFolder, '../content/projects/casa-elide.yaml'), 'utf8')
      .replace('published: true', 'published: false')
      .replace(/^stack: .*$/m, 'stack: [React]');
    const files = { 'public/logos/tech/react.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' };
    const unused = async (more: Readonly<Record<string, string>>) =>
      (await found({ ...files, ...more })).filter((one) => one.startsWith('image/unused'));
    expect(await unused({ 'content/projects/casa-elide.yaml': draft })).toEqual([]);
    expect(await unused({})).toHaveLength(1);
  });

  test('too narrow a master is a warning', async () => {
    const narrow = { 'content/categories.yaml': categories, 'public/images/a.png': png(900) };
    expect(await found(narrow)).toEqual(['image/format narrow content/categories.yaml:1 /images/a.png']);
  });
});

describe('a scene', () => {
  const scene = '<meta name="picture" content="800x500">';
  const lock = { 'content/art/a.html': { sources: ['content/art/a.html'], hash: hashOfSources([Buffer.from(scene)]) } };
  const files = { 'content/art/a.html': scene, 'content/art.lock.json': JSON.stringify(lock) };

  test('is current when its picture was drawn from what it is', async () => {
    expect(await found(files)).toEqual([]);
  });

  test('is stale when it has changed since, or was never drawn', async () => {
    const stale = ['image/stale scene content/art/a.html:1 '];
    expect(await found({ ...files, 'content/art/a.html': `${scene}<p>` })).toEqual(stale);
    expect(await found({ ...files, 'content/art.lock.json': '{}' })).toEqual(stale);
  });

  test('is left out for a draft of its case, and not for one of a service with the same slug', async () => {
    const page = 'content/art/projects/vloer/cover.html';
    const changed = { [page]: scene, 'content/art.lock.json': '{}' };
    const draft = `${exampleService('x', { slug: 'vloer' })}published: false\n`;
    expect(await found({ ...changed, 'content/services/x.yaml': draft })).toContain(`image/stale scene ${page}:1 `);
  });
});

describe('the drawing of a service', () => {
  const record = readFileSync(join(publicFolder, '../content/services/seo.yaml'), 'utf8');
  const files = { 'content/services/seo.yaml': record, 'content/drawings.lock.json': '{}' };
  const pictures = locales.flatMap((locale) => Object.values(drawingPicture('seo', locale)));

  test('has a picture in each language and scheme', async () => {
    const there = Object.fromEntries(pictures.map((src) => [`public${src}`, '']));
    expect(await found({ ...files, ...there })).toEqual([]);
    // A finding is at the first line of the value.
    const line = record.split('\n').findIndex((text) => text.startsWith('drawing:')) + 2;
    expect(await found(files)).toEqual(
      pictures.map((src) => `image/stale drawing content/services/seo.yaml:${line} ${src}`),
    );
  });
});

describe('the profile for production', () => {
  // Its people are samples of their own, which the next test looks at.
  const site = readFileSync(join(publicFolder, '../content/site.yaml'), 'utf8').replaceAll(/^ +sample: true\n/gm, '');

  test('refuses every price, person, client and case that is a sample, each at its line', async () => {
    const clients = '- name: X\n  sample: true\n- name: Y\n';
    const price = 'price:\n  from: 9\n  sample: true\n';
    expect(await found({ 'content/clients.yaml': clients }, 'production')).toContain(
      'content/sample record content/clients.yaml:2 ',
    );
    expect(await found({ 'content/services/x.yaml': price }, 'production')).toContain(
      'content/sample record content/services/x.yaml:3 ',
    );
  });

  test('refuses every value of the sample identity, each at its line', async () => {
    expect(await found({ 'content/site.yaml': site })).toEqual([]);
    const fields = (await found({ 'content/site.yaml': site }, 'production')).map((one) => one.split(' ').at(-1));
    expect(fields).toEqual([
      '',
      'baseUrl',
      'email',
      'phone',
      'whatsapp',
      'address.street',
      'address.postalCode',
      'address.city',
      'kvk',
      'btw',
      'social.0.url',
      'social.1.url',
      'social.2.url',
    ]);
    expect(
      await found({ 'content/site.yaml': site.replace(/^sample: true/m, 'sample: false') }, 'production'),
    ).toHaveLength(fields.length - 1);
  });

  test('takes real values', async () => {
    const real = {
      baseUrl: 'https://www.windas.nl',
      email: 'info@windas.nl',
      phone: '+31850123457',
      whatsapp: '31612345679',
      kvk: '68750110',
      btw: 'NL857587973B01',
      street: 'Exampelstraat 12',
      postalCode: '8911 DG',
      city: 'Leeuwarden',
    };
    let text = site.replace(/^sample: true/m, 'sample: false').replaceAll(/windas[-.]example/g, 'windas');
    for (const [field, value] of Object.entries(real))
      text = text.replace(new RegExp(`(${field}: ).*`), `$1"${value}"`);
    expect(await found({ 'content/site.yaml': text }, 'production')).toEqual([]);
  });
});
