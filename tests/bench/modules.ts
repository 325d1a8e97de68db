#!/usr/bin/env node
import { renderPage } from './page-modules.ts';

/** `npm run bench -- modules`: the files of this repository that run to render one service page, by room. */
const { modules } = await renderPage('src/pages/nl/diensten/[slug].tsx', { slug: 'seo' });
const rooms = Map.groupBy(modules, (file) => file.split('/').slice(0, 2).join('/'));
for (const [room, files] of rooms) console.log(`${String(files.length).padStart(4)}  ${room}`);
console.log(`${String(modules.length).padStart(4)}  modules to render /nl/diensten/seo`);
