import adapter from 'waku/adapters/node';
import { fsRouter } from 'waku/router/server';
import { renderPages } from '#src/ssg/render.tsx';

const pages = import.meta.glob('./pages/**/*.{tsx,ts}');

// Not the adapter for Cloudflare: it would render every page through a local server, and bring a Worker, but this site
// has its Worker already (`src/worker`).
export default adapter({ ...fsRouter(pages), handleBuild: renderPages(pages) });
