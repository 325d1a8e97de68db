import { describe, expect, test } from 'vitest';
import { invisibleId, invisibleIdsIn, withoutInvisibleIds } from '#cli/desk/invisible-ids.ts';
import { createTranslators as createMarked } from '#cli/desk/translator-with-ids.ts';

describe('marks', () => {
  test('a text carries its id, and a joined text those of its parts', () => {
    const title = `Home${invisibleId('pages.home.meta.title')} | Windas${invisibleId('site-name.0')}`;
    expect(invisibleIdsIn(title)).toEqual(['pages.home.meta.title', 'site-name.0']);
    expect(withoutInvisibleIds(title)).toBe('Home | Windas');
  });

  test('the flags of England, Scotland and Wales, which have the same characters, are no ids', () => {
    const tags = Array.from('gbwls', (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('');
    const wales = `\u{1F3F4}${tags}\u{E007F}`;
    const text = `Wales ${wales}`;
    const marked = `${text}${invisibleId('pages.wales.title')} \u{1F3F4}${invisibleId('a.b')}`;
    expect(invisibleIdsIn(marked)).toEqual(['pages.wales.title', 'a.b']);
    expect(withoutInvisibleIds(marked)).toBe(`${text} \u{1F3F4}`);
  });

  test('a mark is part of the character before it: no line breaks there, and it is no character by itself', () => {
    const text = `Home${invisibleId('pages.home.meta.title')}`;
    expect([...new Intl.Segmenter('nl', { granularity: 'grapheme' }).segment(text)]).toHaveLength(4);
    expect(invisibleId('a-b.C_1')).toMatch(/^\p{Default_Ignorable_Code_Point}+$/u);
  });
});

describe('translators of the desk', () => {
  const catalogues = {
    nl: { 'hero.title': 'Binnen {hours, number} uur', 'list.0': 'een', 'list.1': 'twee' },
    en: { 'hero.title': 'Within {hours, number} hours', 'list.0': 'one', 'list.1': 'two' },
  };
  const { nl, en } = createMarked(catalogues, { hours: 24 });
  // The types know the ids of the site alone.
  const text = ({ text }: typeof nl, id: string) => (text as (id: string) => string)(id);

  test('texts and lists end in their ids', () => {
    const title = text(en, 'hero.title');
    expect(withoutInvisibleIds(title)).toBe('Within 24 hours');
    expect(invisibleIdsIn(title)).toEqual(['hero.title']);
    expect(nl.list('list').flatMap(invisibleIdsIn)).toEqual(['list.0', 'list.1']);
  });

  test('what is still to be written can be pointed at, and other questions have the same answers', () => {
    expect(withoutInvisibleIds(text(nl, 'not.there'))).toBe('…');
    expect(invisibleIdsIn(text(nl, 'not.there'))).toEqual(['not.there']);
    expect([nl.count('list'), nl.has('list.1'), nl.names('list'), en.locale]).toEqual([2, true, ['0', '1'], 'en']);
  });

  test('a compiled message ends in its id as plain text', () => {
    expect(nl.compiled('hero.title').at(-1)).toEqual({ type: 0, value: invisibleId('hero.title') });
  });
});
