import type { Identity } from '#src/domain/identity.ts';
import { sourceLocale } from '#src/domain/locale.ts';
import { tokens } from '#src/domain/palette.ts';
import { href } from '#src/domain/routes.ts';

/** What a browser needs to put the site on a home screen. */
export function webManifest({ name }: Pick<Identity, 'name'>): object {
  // A manifest has no dark scheme, so it takes the first colour, that of the light one.
  const [paper] = tokens.paper;
  return {
    id: '/',
    name,
    short_name: name,
    lang: sourceLocale,
    start_url: href('home', sourceLocale),
    scope: '/',
    display: 'minimal-ui',
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  };
}
