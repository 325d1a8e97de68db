import { expect, test } from 'vitest';
import { techLogoPath } from '#src/domain/tech-logo.ts';

test.each([
  ['Node.js', '/logos/tech/node-js.svg'],
  ['C++', '/logos/tech/cplusplus.svg'],
  ['Tailwind CSS', '/logos/tech/tailwind-css.svg'],
  ['React', '/logos/tech/react.svg'],
])('the logo of %s is %s (R59)', (name, path) => {
  expect(techLogoPath(name)).toBe(path);
});
