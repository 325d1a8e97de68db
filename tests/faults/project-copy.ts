import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../copy-project.ts';

const dist = 'dist/public';
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

/** A copy of the project and its build, into which faults are planted. Paths are relative to its root. */
export class ProjectCopy {
  readonly root = copyProject('faults', ['dist', 'tests']);
  /** Files as they were before the fault. */
  readonly #originals = new Map<string, string>();

  /** Puts other text in the place of the first match. Throws where nothing matches: such a fault would not be planted. */
  edit(path: string, what: RegExp | string, replacement: string): void {
    const text = this.#read(path);
    const changed = text.replace(what, () => replacement);
    if (changed === text) throw new Error(`${path} has nothing that matches ${what}`);
    this.#write(path, changed);
  }

  /** Adds rules to the style sheet of a page, and allows it under the policy. */
  addStyle(page: string, rules: string): void {
    const sheet = /<style>(.*?)<\/style>/s.exec(this.#read(page))?.[1] ?? '';
    this.edit(page, '</style>', `${rules}</style>`);
    this.#replaceEverywhere(`${dist}/_headers`, sha256(sheet), sha256(sheet + rules));
  }

  /** Adds code to the script that every page loads, and its new hash to the pages. */
  addToEntry(code: string): void {
    const assets = `${dist}/assets`;
    const name = readdirSync(join(this.root, assets)).find((file) => /^index-.*\.js$/.test(file));
    const script = this.#read(`${assets}/${name}`);
    this.#write(`${assets}/${name}`, script + code);
    for (const page of readdirSync(join(this.root, dist), { recursive: true, encoding: 'utf8' }))
      if (page.endsWith('.html')) this.#replaceEverywhere(`${dist}/${page}`, sha256(script), sha256(script + code));
  }

  /** Takes the fault out again. */
  restore(): void {
    for (const [path, text] of this.#originals) writeFileSync(join(this.root, path), text);
    this.#originals.clear();
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  #replaceEverywhere(path: string, from: string, to: string): void {
    this.#write(path, this.#read(path).replaceAll(from, to));
  }

  #read(path: string): string {
    return readFileSync(join(this.root, path), 'utf8');
  }

  #write(path: string, text: string): void {
    if (!this.#originals.has(path)) this.#originals.set(path, this.#read(path));
    writeFileSync(join(this.root, path), text);
  }
}
