import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The path of the licences of all third-party parts of the site. */
export const licensesPath = '/licenses.txt';

/** The list of bundled packages, which Vite writes beside the browser code; removed when the build is finished. */
export const bundledLicensesFile = 'licenses.json';

/** A third-party part of what visitors load. */
export interface Licensed {
  name: string;
  version?: string;
  /** Its licence as packages name it, such as `MIT`. */
  identifier?: string;
  /** The words of its licence. */
  text?: string;
}

/**
 * Gives each licence once, after the names of the packages that have it. Throws if the text of a licence is missing,
 * because it has to be published too.
 */
export function licensesTxt(parts: readonly Licensed[]): string {
  const withoutText = parts.filter(({ text }) => !text);
  if (withoutText.length > 0)
    throw new Error(
      `no licence came with ${withoutText.map(({ name }) => name).join(', ')}: put its text below src as <name>-license.txt`,
    );
  const groups = [...Map.groupBy(parts, ({ text = '' }) => text.replaceAll('\r', '').trim())];
  return groups
    .map(([text, partsOfLicence]) => {
      const titles = partsOfLicence.map(({ name, version, identifier }) =>
        [name, version, identifier && `(${identifier})`].filter(Boolean).join(' '),
      );
      return `${titles.join('\n')}\n\n${text}\n`;
    })
    .join(`\n${'-'.repeat(80)}\n\n`);
}

/** Writes the licences of the bundled packages, and of fonts and icons, whose licences lie beside them below `src`. */
export function writeLicenses(folder: string, root: string = process.cwd()): void {
  const file = join(folder, bundledLicensesFile);
  const bundled: Licensed[] = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  const licenceFiles = globSync('src/**/*-license.txt', { cwd: root }).sort();
  const fontsAndIcons = licenceFiles.map((path) => ({
    name: basename(path, '-license.txt'),
    text: readFileSync(join(root, path), 'utf8'),
  }));
  // A package without a text is left out if a file below `src` has its licence.
  const packages = bundled.filter(({ name, text }) => text || !fontsAndIcons.some((other) => other.name === name));
  writeFileSync(join(folder, licensesPath), licensesTxt([...packages, ...fontsAndIcons]));
}
