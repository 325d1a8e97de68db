import type { Plugin } from 'vite';

const empty = '\0no-styles.css';

/** Leaves `virtual:uno.css` empty: the finishing step writes each template's own styles, and drops any other sheet. */
export function noStyles(): Plugin {
  return {
    name: 'no-styles',
    enforce: 'pre',
    resolveId: (id) => (id === 'virtual:uno.css' ? empty : undefined),
    load: (id) => (id === empty ? '' : undefined),
  };
}
