// As Next comes, but for writing files instead of a server.
export default {
  output: 'export',
  turbopack: { root: new URL('..', import.meta.url).pathname },
};
