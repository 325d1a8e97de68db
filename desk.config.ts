import { defineDesk } from './cli/desk/publish/desk-config.ts';

export default defineDesk({
  // The local edge over what was built.
  preview: 'node cli/main.ts serve',
  // The branch that CI deploys. Without CI: `{ command: 'npm run deploy' }`.
  publish: { push: { remote: 'origin', branch: 'main' } },
});
