import type { Plugin } from 'vite';

/**
 * Takes the ICU parser out of what the browser gets: the messages of an island arrive compiled,
 * and the parser alone would weigh more than everything else of react-intl.
 */
export function noMessageParser(): Plugin {
  return {
    name: 'no-message-parser',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId(id, importer) {
      if (id !== '@formatjs/icu-messageformat-parser') return null;
      return this.resolve('@formatjs/icu-messageformat-parser/no-parser.js', importer, { skipSelf: true });
    },
  };
}
