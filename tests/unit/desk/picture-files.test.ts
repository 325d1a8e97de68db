import { expect, test } from 'vitest';
import type { FileContent } from '#cli/content-lint/host.ts';
import { filesOfPicture, filesWithoutPicture, pictureAddress } from '#cli/desk/pictures/picture-files.ts';
import { withPicture } from '#cli/desk/pictures/picture-record.ts';
import type { CasePictureRole } from '#cli/desk/pictures/pictures-api.ts';
import type { PreparedPicture } from '#cli/desk/pictures/prepare-picture.ts';
import type { CheckedProject } from '#cli/desk/project/checked-project.ts';
import { imageManifestPath } from '#src/content/image-manifest.ts';

const photo: PreparedPicture = {
  master: Buffer.from('a photograph'),
  encoded: {
    width: 800,
    height: 600,
    colour: '#336699',
    widths: [800],
    files: [{ width: 800, format: 'avif', bytes: Buffer.from('a smaller one') }],
  },
};

/** A project with these files; pictures are all that is asked of it. */
function projectWith(files: ReadonlyMap<string, FileContent>): CheckedProject {
  return {
    textOf: (path) => String(files.get(path) ?? ''),
    contentOf: (path) => files.get(path) ?? null,
  } as CheckedProject;
}

test('a picture goes with what was derived from it; that of the same photograph elsewhere stays', () => {
  const [ofA, ofB] = ['/images/projects/aa/photo.webp', '/images/projects/bb/photo.webp'];
  const files = new Map(filesOfPicture(projectWith(new Map()), ofA, 'gallery', photo));
  for (const [path, content] of filesOfPicture(projectWith(files), ofB, 'gallery', photo)) files.set(path, content);
  const changed = filesWithoutPicture(projectWith(files), ofA, String(files.get(imageManifestPath)));
  const removed = [...changed].filter(([, content]) => content === null).map(([path]) => path);
  expect(removed).toEqual([
    'public/images/projects/aa/photo.webp',
    expect.stringMatching(/^public\/images\/derived\/projects-aa-photo-\w+-800\.avif$/),
  ]);
});

test('the same photograph has another address where other files are derived from it', () => {
  const address = (role: CasePictureRole) => pictureAddress('aa', role, photo);
  expect(address('thumbnail')).not.toBe(address('gallery'));
  expect(address('gallery')).toBe(address('gallery'));
});

test.each([
  ['gallery: [/a.webp] # all\n', 'gallery: [/a.webp, /b.webp] # all\n'],
  ['gallery:\n  - /a.webp # the front\n', 'gallery:\n  - /a.webp # the front\n  - /b.webp\n'],
  ['gallery:\n  -  /a.webp', 'gallery:\n  -  /a.webp\n  -  /b.webp'],
])('a picture is added at the end of a gallery, however it is written: %j', (before, after) => {
  const place = { role: 'gallery', at: 1 } as const;
  expect(withPicture('content/projects/aa.yaml', before, place, undefined, '/b.webp')).toBe(after);
});
