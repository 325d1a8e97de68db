import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { headersFor, readHeaderRules } from '#cli/audit/header-rules.ts';

export interface Served {
  origin: string;
  /** Every request since the start, in order. */
  requests: { path: string; purpose: string; at: number }[];
  close(): Promise<void>;
}

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  ico: 'image/x-icon',
};
const compressed = new Set(['html', 'css', 'js', 'json', 'txt', 'xml', 'svg', 'webmanifest']);

/**
 * Serves a folder of built pages on the loopback as the edge does: brotli at its highest level, `_headers`, addresses
 * without a slash at the end, the nearest `404.html`. A compressed file is kept in memory, so that only the line takes time.
 */
export async function serveFolder(folder: string, port: number): Promise<Served> {
  const headers = path.join(folder, '_headers');
  const rules = existsSync(headers) ? readHeaderRules(readFileSync(headers, 'utf8')) : [];
  const packed = new Map<string, Buffer>();
  const requests: Served['requests'] = [];
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    requests.push({ path: pathname, purpose: String(request.headers['sec-purpose'] ?? ''), at: Date.now() });
    if (pathname === '/') return void response.writeHead(302, { Location: '/nl' }).end();
    const found = fileOf(folder, decodeURIComponent(pathname));
    const file = found ?? nearestNotFound(folder, pathname);
    if (!file) return void response.writeHead(404).end();
    const extension = path.extname(file).slice(1);
    const type = types[extension] ?? 'application/octet-stream';
    response.statusCode = found ? 200 : 404;
    for (const [name, value] of Object.entries({ 'Content-Type': type, ...headersFor(rules, pathname) }))
      response.setHeader(name, value);
    if (!compressed.has(extension) || !/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) {
      response.setHeader('Content-Length', statSync(file).size);
      return void createReadStream(file).pipe(response);
    }
    const body = packed.get(file) ?? brotli(readFileSync(file));
    packed.set(file, body);
    response.setHeader('Content-Encoding', 'br').setHeader('Content-Length', body.length).end(body);
  };
  const server = createServer({ keepAliveTimeout: 120_000 }, answer);
  await new Promise<void>((resolve, reject) => server.on('error', reject).listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Bytes at brotli's highest level, or at another one. */
export function brotli(bytes: Buffer | string, quality: number = constants.BROTLI_MAX_QUALITY): Buffer {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

function fileOf(folder: string, pathname: string): string | undefined {
  const plain = path.join(folder, path.normalize(pathname));
  const isFile = (file: string) => existsSync(file) && statSync(file).isFile();
  return [plain, `${plain.replace(/\/$/, '')}.html`, path.join(plain, 'index.html')].find(isFile);
}

function nearestNotFound(folder: string, pathname: string): string | undefined {
  const place = `/${pathname.split('/')[1] ?? ''}`;
  return [path.join(folder, place, '404.html'), path.join(folder, '404.html')].find((file) => existsSync(file));
}
