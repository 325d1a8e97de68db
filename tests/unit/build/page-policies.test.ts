import { expect, test } from 'vitest';
import type { PageFile } from '#src/build/page-files.ts';
import { pagePolicies } from '#src/build/page-policies.ts';

const page = (route: PageFile['route'], path: string, template: string = route): PageFile => ({
  ...{ route, path, template },
  locale: 'nl',
  counterpart: undefined,
});

test('a page may have its own style sheet alone, and what stands anywhere is everywhere', () => {
  const pages = [
    page('home', '/nl'),
    page('services', '/nl/diensten'),
    page('service', '/nl/diensten/seo'),
    page('service', '/nl/diensten/webshop', 'service-shop'),
    page('notFound', '/nl/404'),
  ];
  const hashes = new Map(
    ['home', 'services', 'service', 'service-shop', 'notFound'].map((name) => [name, `sha256-${name}`]),
  );
  expect(pagePolicies(pages, hashes)).toEqual([
    { path: '/*', styleHashes: ['sha256-notFound'] },
    { path: '/nl', styleHashes: ['sha256-home'] },
    { path: '/nl/diensten', styleHashes: ['sha256-services'] },
    // Where one page is missing, the not-found page stands in its place.
    { path: '/nl/diensten/*', styleHashes: ['sha256-notFound', 'sha256-service', 'sha256-service-shop'] },
  ]);
});
