import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  version: string;
  optionalDependencies?: Record<string, string>;
  integrity?: string;
  /** A package of this repository. */
  link?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
}

const folders = ['.', 'tests/bench/tools', 'tests/bench/peers'];

// npm leaves out a platform's package that it could not look up while writing the lock, and `npm ci` then refuses the lock.
test.each(folders)('the lock file of %s lists the optional packages of every platform', (folder) => {
  const packages = JSON.parse(readFileSync(`${folder}/package-lock.json`, 'utf8')).packages as Record<string, Locked>;
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

test.each([...folders, 'cli/content-lint'])('every direct dependency of %s is pinned exactly', (folder) => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
  }
});

const lockOf = (folder: string) => readFileSync(`${folder}/package-lock.json`, 'utf8');

// npm leaves the hash out where its registry lacks the package of another platform, and would then install anything by that
// name. The peers are measured in their newest versions, on Linux alone; there the packages of other platforms may lack it.
test.each(folders)('every package in the lock file of %s has its integrity', (folder) => {
  const packages = JSON.parse(lockOf(folder)).packages as Record<string, Locked>;
  const isExempt = ({ optional, os, cpu }: Locked) => folder === 'tests/bench/peers' && optional && (os || cpu);
  const unverified = Object.entries(packages).filter(
    ([place, locked]) => place.includes('node_modules/') && !locked.link && !locked.integrity && !isExempt(locked),
  );
  expect(unverified.map(([place]) => place)).toEqual([]);
});

test.each(folders)('the lock file of %s names no registry', (folder) => {
  expect(lockOf(folder)).not.toMatch(/"resolved": "(?:https?|git)/);
});
