import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotli } from './serve-folder.ts';

/** Bytes of one kind, as they are and as the edge sends them. */
export interface Weight {
  raw: number;
  brotli: number;
}

/** What a page needs before anything can move: its document, the styles in and beside it, its scripts. */
export interface DocumentWeight {
  html: Weight;
  css: Weight;
  js: Weight;
  total: Weight;
  /** The whole at brotli's fourth level, which edges use on the fly. */
  onTheFly: number;
}

/**
 * Weighs a built page with the scripts and style sheets it names, below the folder it is served from. Styles inside the
 * document count as CSS: they weigh what the document would lose without them, so the parts add up to what is sent.
 */
export function weighDocument(file: string, folder: string): DocumentWeight {
  const text = readFileSync(file, 'utf8');
  const bare = text.replace(/(<style[^>]*>)[\s\S]*?(<\/style>)/g, '$1$2');
  const whole = weightOf(text);
  const html = weightOf(bare);
  const named = (pattern: RegExp) => [...text.matchAll(pattern)].map((match) => contentOf(folder, match[1] ?? ''));
  const sheets = named(/<link[^>]*rel="stylesheet"[^>]*href="(\/[^"]+)"/g);
  const scripts = named(/<script[^>]*\ssrc="(\/[^"]+)"/g);
  const css = sum([{ raw: whole.raw - html.raw, brotli: whole.brotli - html.brotli }, ...sheets.map(weightOf)]);
  const js = sum(scripts.map(weightOf));
  const onTheFly = [text, ...sheets, ...scripts].reduce((bytes, part) => bytes + brotli(part, 4).length, 0);
  return { html, css, js, total: sum([html, css, js]), onTheFly };
}

function contentOf(folder: string, address: string): Buffer {
  const file = path.join(folder, address.replace(/[?#].*$/, ''));
  return existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
}

function weightOf(content: Buffer | string): Weight {
  const bytes = Buffer.from(content);
  return { raw: bytes.length, brotli: bytes.length === 0 ? 0 : brotli(bytes).length };
}

function sum(weights: readonly Weight[]): Weight {
  return weights.reduce((one, other) => ({ raw: one.raw + other.raw, brotli: one.brotli + other.brotli }), {
    raw: 0,
    brotli: 0,
  });
}
