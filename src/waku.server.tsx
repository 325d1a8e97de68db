import adapter from 'waku/adapters/cloudflare';
import { fsRouter } from 'waku/router/server';
import { stripBuild } from '#src/build/strip-build.ts';

const router = fsRouter(import.meta.glob('./pages/**/*.{tsx,ts}'));

export default adapter({ ...router, handleBuild: (utils) => router.handleBuild(stripBuild(utils)) }, { static: true });
