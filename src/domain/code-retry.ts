/** Where the files lie that carry a hash of their content in their name: browser code and fonts. */
export const hashedFolder = '/assets/';

/**
 * Under this address each of them is served a second time. Browsers remember a module that failed to load, and so do what
 * imports it: asked for in another folder, it is fetched again with everything that it imports.
 */
export const retryFolder = '/assets/retry/';

/** The line of `_redirects` that serves the one from the other. */
export const retryRule = `${retryFolder}* ${hashedFolder}:splat 200`;
