import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { escapeMarkup } from '#src/domain/markup.ts';

test('a text is escaped as React does, by which the finishing step finds the texts of a page', () => {
  const text = `<b onclick='x'>"R&D" &amp; foto’s</b>`;
  expect(`<p>${escapeMarkup(text)}</p>`).toBe(renderToStaticMarkup(createElement('p', null, text)));
});
