import adapter from 'waku/adapters/node';
import { fsRouter } from 'waku/router/server';
import { renderPages } from '#src/ssg/render.tsx';

const pages = import.meta.glob('./pages/**/*.{tsx,ts}');

// Cloudflare's own adapter would send every page through a local server first, and the Worker of this site is its own.
export default adapter({ ...fsRouter(pages), handleBuild: renderPages(pages) });
