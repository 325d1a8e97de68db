/** Starts the entry, and what a first move loads, beside Waku's own on the development server, once that has hydrated the document. */
addEventListener('load', () =>
  setTimeout(async () => {
    await import('#src/enhance/entry.ts');
    const { start } = await import('#src/enhance/first-move.ts');
    start();
  }, 2000),
);
