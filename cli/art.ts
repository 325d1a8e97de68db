#!/usr/bin/env node
import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Command } from 'commander';
import { type Browser, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { chromiumArgs, findChromium } from './chromium.ts';

const root = path.resolve(import.meta.dirname, '..');
/** Scenes are opened under this address and answered from the repository: a scene that reaches for the network fails. */
const origin = 'http://art.invalid/';
const losslessAtMost = 200_000;

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

type Scene = { file: string; width: number; height: number; output: string };

const meta = (html: string, name: string) =>
  new RegExp(`<meta\\s+name="${name}"\\s+content="([^"]*)"`, 'i').exec(html)?.[1];

/** A scene's size and target from its own head; undefined for a page that is no picture; throws on a malformed one. */
function readScene(file: string, html: string): Scene | undefined {
  const size = meta(html, 'picture');
  if (size === undefined) return undefined;
  const [, width, height] = /^(\d+)x(\d+)$/.exec(size) ?? [];
  if (!width || !height) throw new Error(`${file}: picture is \`${size}\`. Write it as 1600x1000.`);
  const output = meta(html, 'output') ?? file.replace('content/art/', 'images/').replace(/\.html$/, '.webp');
  if (!/^images\/(?!.*\.\.).+\.(webp|png)$/.test(output)) {
    throw new Error(
      `${file}: output is \`${output}\`. Write a path under public/, such as images/projects/x/cover.webp.`,
    );
  }
  return { file, width: Number(width), height: Number(height), output };
}

/** Families of the machine that a page draws with: these differ elsewhere, so a scene may use none. */
async function machineFonts(page: Page): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const { root: document } = await cdp.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await cdp.send('DOM.querySelectorAll', { nodeId: document.nodeId, selector: 'body, body *' });
  const found = new Set<string>();
  for (const nodeId of nodeIds) {
    const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
    if (fonts.every((font) => font.isCustomFont)) continue;
    const { outerHTML } = await cdp.send('DOM.getOuterHTML', { nodeId });
    for (const font of fonts) if (!font.isCustomFont) found.add(`${font.familyName} in ${outerHTML.slice(0, 90)}`);
  }
  await cdp.detach();
  return [...found];
}

/** A scene as the bytes of its picture; throws with every reason at once when it is not self-contained. */
async function render(browser: Browser, scene: Scene): Promise<Buffer> {
  const { width, height } = scene;
  await using page = await browser.newPage({ viewport: { width, height }, locale: 'nl-NL', reducedMotion: 'reduce' });
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(`script: ${error.message}`));
  await page.route('**/*', async (route) => {
    const url = route.request().url();
    const inside = url.startsWith(origin) ? decodeURIComponent(new URL(url).pathname.slice(1)) : undefined;
    const body = inside && (await readFile(path.join(root, inside)).catch(() => undefined));
    if (body) return route.fulfill({ body, contentType: types[path.extname(inside)] ?? 'application/octet-stream' });
    wrong.push(`cannot read \`${inside ?? url}\``);
    return route.abort();
  });
  await page.goto(origin + scene.file);
  await page.evaluate(() => document.fonts.ready);
  wrong.push(...(await machineFonts(page)).map((font) => `draws with the machine’s ${font}`));
  if (wrong.length > 0) throw new Error([`${scene.file} is not self-contained:`, ...wrong].join('\n  '));
  const shot = await page.screenshot({ omitBackground: true, animations: 'disabled', scale: 'css' });
  const { isOpaque } = await sharp(shot).stats();
  const picture = isOpaque ? sharp(shot).removeAlpha() : sharp(shot);
  if (scene.output.endsWith('.png')) return picture.png({ compressionLevel: 9, palette: false }).toBuffer();
  const lossless = await picture.clone().webp({ lossless: true, effort: 6 }).toBuffer();
  if (lossless.length <= losslessAtMost) return lossless;
  return picture.webp({ nearLossless: true, quality: 60, effort: 6 }).toBuffer();
}

/** Writes a picture where it differs from what is there; gives what happened, for the report. */
async function place(scene: Scene, bytes: Buffer): Promise<string> {
  const target = path.join(root, 'public', scene.output);
  const before = await readFile(target).catch(() => undefined);
  if (before?.equals(bytes)) return 'same';
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, bytes);
  return before ? 'changed' : 'new';
}

async function run(filter = ''): Promise<void> {
  const files = globSync('content/art/**/*.html', { cwd: root }).sort();
  const wanted = files.filter((file) => file.includes(filter));
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  let drawn = 0;
  for (const file of wanted) {
    try {
      const scene = readScene(file, await readFile(path.join(root, file), 'utf8'));
      if (!scene) continue;
      const bytes = await render(browser, scene);
      const state = await place(scene, bytes);
      drawn += 1;
      console.log(`${state.padEnd(8)}${`${Math.ceil(bytes.length / 1000)} kB`.padStart(7)}  public/${scene.output}`);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    }
  }
  await browser.close();
  if (drawn === 0 && !process.exitCode) throw new Error(`No scene under content/art has \`${filter}\` in its path.`);
}

await new Command('art')
  .description('Draws the pictures of content/art into public/images. Same sources and Chromium, same bytes.')
  .argument('[filter]', 'only scenes with this in their path')
  .action(run)
  .parseAsync()
  .catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
