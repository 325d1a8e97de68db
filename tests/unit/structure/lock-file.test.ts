import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  version: string;
  optionalDependencies?: Record<string, string>;
}

const lock = JSON.parse(readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8'));
const packages = lock.packages as Record<string, Locked>;

// npm leaves out a platform's package that it could not look up while writing the lock, and `npm ci` then refuses the lock.
test('the lock file lists the optional packages of every platform', () => {
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).filter(([name, version]) => {
      const beside = place.slice(0, place.lastIndexOf('node_modules/'));
      const places = [`${place}/node_modules/${name}`, `${beside}node_modules/${name}`, `node_modules/${name}`];
      const exact = /^\d+\.\d+\.\d+/.test(version);
      return !places.some((one) => packages[one] && (!exact || packages[one].version === version));
    }),
  );
  expect(missing.map(([name, version]) => `${name}@${version}`)).toEqual([]);
});

test('every direct dependency is pinned exactly', () => {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
  );
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
  }
});
