import { expect, test } from 'vitest';
import { type Import, importsBelow } from './imports.ts';

const described = ({ from, specifier }: Import) => `${from} imports ${specifier}`;

test('content-lint imports nothing of this repository but itself, and that by relative paths', () => {
  const imports = importsBelow('cli/content-lint');
  expect(imports.length).toBeGreaterThan(0);
  expect(imports.filter(({ specifier }) => specifier.startsWith('#')).map(described)).toEqual([]);
  expect(
    imports.filter(({ isPackage, to }) => !isPackage && !to.startsWith('cli/content-lint/')).map(described),
  ).toEqual([]);
});

test('only the configuration puts content-lint and the rules of the site together', () => {
  const others = importsBelow('cli').filter(({ from }) => !from.startsWith('cli/site-rules/'));
  const plugin = others.filter(({ to }) => to === 'cli/site-rules/site-rules.ts');
  expect(plugin.map(described)).toEqual([]);
});

test('the rules of the site know content-lint by its public entry alone', () => {
  const imports = importsBelow('cli/site-rules').filter(({ to }) => to.startsWith('cli/content-lint'));
  expect(imports.length).toBeGreaterThan(0);
  expect(imports.filter(({ to }) => to !== 'cli/content-lint/api.ts').map(described)).toEqual([]);
});

test('the panel of the desk runs in a browser: no program, nothing of Node, and of the desk what both sides share', () => {
  const imports = importsBelow('cli/desk/panel').filter(({ isTypeOnly }) => !isTypeOnly);
  expect(imports.length).toBeGreaterThan(0);
  const packages =
    /^(react|react-dom\/client|react-intl|@tanstack\/react-virtual|@formatjs\/(intl|icu-messageformat-parser))$/;
  const mayImport = ({ to, isPackage }: Import) =>
    isPackage
      ? packages.test(to)
      : /^(cli\/desk\/(panel\/|texts\/|(invisible-ids|required-before-save|confirmed-source|(\w+\/)?\w+-api)\.ts)|src\/domain\/)/.test(
          to,
        );
  expect(imports.filter((one) => !mayImport(one)).map(described)).toEqual([]);
});

test('no other program imports the desk', () => {
  const others = importsBelow('cli').filter(({ from }) => !from.startsWith('cli/desk/') && from !== 'cli/main.ts');
  expect(others.filter(({ to }) => to.startsWith('cli/desk/')).map(described)).toEqual([]);
});
