/** The folder of the files with a content hash in their name: browser code and fonts. */
export const hashedFolder = '/assets/';

/**
 * The folder in which each file of `hashedFolder` has a second address. A browser remembers that a module failed to
 * load, and so does every module that imports it; under another path it is fetched again with everything that it
 * imports.
 */
export const retryFolder = '/assets/retry/';

/**
 * The line of `_redirects` that serves the files of `hashedFolder` under their second addresses too; Cloudflare puts
 * what `*` matches in place of `:splat`.
 */
export const retryRule = `${retryFolder}* ${hashedFolder}:splat 200`;
