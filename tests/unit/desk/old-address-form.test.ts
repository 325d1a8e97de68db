import { expect, test } from 'vitest';
import { pathOf } from '#cli/desk/panel/structure/old-address-form.tsx';

test.each([
  [' /over-ons.html ', '/over-ons.html'],
  ['over-ons.html', '/over-ons.html'],
  ['index.php/contact', '/index.php/contact'],
  ['https://windas.nl/over-ons/', '/over-ons'],
  ['www.windas.nl/over-ons', '/over-ons'],
  ['http://www.windas.nl', '/'],
  ['/', '/'],
])('of %j the path is %s', (typed, path) => {
  expect(pathOf(typed)).toBe(path);
});
