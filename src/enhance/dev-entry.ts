/**
 * The browser scripts on the development server: the two that a build puts on every page, and the one that it loads on
 * the first input. They start two seconds after the page has loaded: by then Waku's entry has hydrated the document.
 */
addEventListener('load', () =>
  setTimeout(async () => {
    await import('#src/enhance/first-notice.ts');
    await import('#src/enhance/entry.ts');
    const { start } = await import('#src/enhance/first-input.ts');
    start();
  }, 2000),
);
