import { fsRouter } from 'waku/router/server';
import adapter from 'waku/adapters/cloudflare';

const router = fsRouter(import.meta.glob('./pages/**/*.{tsx,ts}'));

export default adapter({ ...router, handleBuild: (utils) => router.handleBuild(utils) }, { static: true });
