import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { staleDrawings, updateDrawings } from '#cli/assets/drawings/update-drawings.ts';
import { wantedDrawings } from '#cli/assets/drawings/wanted-drawings.ts';
import { pictureMetadata } from '#cli/assets/images/picture-metadata.ts';
import { drawingMaxBytes, drawingPicture, drawingSize } from '#src/domain/drawing-picture.ts';

const root = process.cwd();
const names = (drawings: ReturnType<typeof wantedDrawings>) => drawings.map(({ id, locale }) => `${locale}/${id}`);

test('every drawing has pictures of what it is now; `npm run assets -- images` makes them', () => {
  expect(wantedDrawings().length).toBeGreaterThan(0);
  expect(names(staleDrawings(root))).toEqual([]);
});

test('pictures have the size that the pages say, and weigh little', () => {
  for (const { id, locale } of wantedDrawings()) {
    const { light, dark, fallback } = drawingPicture(id, locale);
    for (const path of [light, dark, fallback])
      expect(statSync(join(root, 'public', path)).size, path).toBeLessThanOrEqual(drawingMaxBytes);
    for (const path of [light, dark])
      expect(pictureMetadata(readFileSync(join(root, 'public', path)))).toEqual({ format: 'avif', ...drawingSize });
  }
});

describe('in a project of their own', () => {
  const drawings = wantedDrawings();
  const [first] = drawings;
  const { kind = '', subject = '' } = first?.drawing ?? {};
  const folder = 'src/sections/drawings';
  const picture = { light: Buffer.from('a'), dark: Buffer.from('b'), fallback: Buffer.from('c') };
  const draw = vi.fn<NonNullable<Parameters<typeof updateDrawings>[2]>>(async (_, wanted, onPicture) => {
    for (const one of wanted) onPicture(one, picture);
  });
  let copy: string;

  beforeEach(async () => {
    copy = mkdtempSync(join(tmpdir(), 'drawings-'));
    mkdirSync(join(copy, 'content'));
    for (const part of ['ui', 'domain', 'views', 'shell', 'content', 'i18n']) {
      mkdirSync(join(copy, 'src'), { recursive: true });
      symlinkSync(join(root, 'src', part), join(copy, 'src', part));
    }
    cpSync(join(root, 'src/sections'), join(copy, 'src/sections'), { recursive: true });
    cpSync(join(root, 'public/kit.svg'), join(copy, 'public/kit.svg'));
    await updateDrawings(copy, undefined, draw);
    draw.mockClear();
  });

  /** The drawings that are taken again after a change to a file. */
  const changed = (file: string, text: string) => {
    writeFileSync(join(copy, file), readFileSync(join(copy, file), 'utf8') + text);
    return names(staleDrawings(copy));
  };

  test('a changed kit is seen for the drawings that take from it, and for no other', () => {
    const stale = changed('public/kit.svg', ' ');
    expect(stale).toContain('nl/website-ontwikkeling');
    expect(stale).not.toContain('nl/consultancy');
  });

  test('a second run takes none', async () => {
    expect(await updateDrawings(copy, undefined, draw)).toEqual({
      made: [],
      kept: 3 * drawings.length,
      removed: [],
      problems: [],
    });
    expect(draw).not.toHaveBeenCalled();
  });

  test('a changed component, its styles and its words are seen, for that drawing alone', () => {
    const affected = names(drawings.filter(({ drawing }) => drawing.kind === kind && drawing.subject === subject));
    expect(changed(`${folder}/${kind}/${subject}.css`, '\n')).toEqual(affected);
    expect(changed(`${folder}/${kind}/${subject}.tsx`, '\n')).toEqual(affected);
    const spoken = drawings.map((one) =>
      one === drawings.at(-1)
        ? { ...one, drawing: { ...one.drawing, texts: { ...one.drawing.texts, more: '' } } }
        : one,
    );
    expect(names(staleDrawings(copy, spoken))).toContain(names(drawings.slice(-1))[0]);
  });

  test('a part that drawings share is seen by those that import it', () => {
    const imports = (name: string) => (file: string) => readFileSync(join(root, file), 'utf8').includes(name);
    const users = drawings.filter(({ drawing }) =>
      imports('bakery-mark.tsx')(`${folder}/${drawing.kind}/${drawing.subject}.tsx`),
    );
    expect(users.length).toBeGreaterThan(0);
    expect(changed(`${folder}/bakery-mark.tsx`, '\n')).toEqual(expect.arrayContaining(names(users)));
    expect(names(staleDrawings(copy)).length).toBeLessThan(drawings.length);
  });

  test('a picture of a drawing that is gone is removed; what fails is reported, and tried again', async () => {
    const old = '/images/drawings/nl/gone.avif';
    writeFileSync(join(copy, 'public', old), '');
    changed(`${folder}/${kind}/${subject}.css`, '\n');
    const fail: typeof draw = vi.fn(async (_, wanted, onPicture) => {
      for (const one of wanted) onPicture(one, new Error('too heavy'));
    });
    const { removed, problems } = await updateDrawings(copy, undefined, fail);
    expect(removed).toEqual([old]);
    expect(existsSync(join(copy, 'public', old))).toBe(false);
    expect(problems[0]?.message).toBe('too heavy');
    const { made, kept } = await updateDrawings(copy, undefined, draw);
    expect(made.length).toBe(3 * problems.length);
    expect(made.length + kept).toBe(3 * drawings.length);
  });
});
