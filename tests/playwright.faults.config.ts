import short from './playwright.config.ts';

const [site] = [short.webServer ?? []].flat();

/** The pages in a browser, without the second site that has a chat: faults are planted in a build that has none. */
export default { ...short, ...(site && { webServer: site }) };
