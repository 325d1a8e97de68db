import { serveFolder } from './tests/bench/serve-folder.ts';

await serveFolder(process.argv[2], Number(process.argv[3]));
