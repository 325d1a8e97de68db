/** Starts the entry beside Waku's own on the development server, once that has hydrated the document. */
addEventListener('load', () => setTimeout(() => import('#src/enhance/entry.ts'), 2000));
