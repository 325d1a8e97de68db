import adapter from 'waku/adapters/node';
import { Slot_UNSTABLE as Slot } from 'waku/minimal/client';
import { fsRouter } from 'waku/router/server';
import { pageElement, renderPages } from '#src/ssg/render-pages.tsx';

const pages = import.meta.glob('./pages/**/*.{tsx,ts}');

// The router serves development; a build writes the same pages one by one. Cloudflare's own adapter would send them
// through a local server first, and the Worker of this site is its own.
export default adapter({ ...fsRouter(pages), handleBuild: renderPages(pages, <Slot id={pageElement} />) });
