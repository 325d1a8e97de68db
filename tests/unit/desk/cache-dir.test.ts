import { expect, test, vi } from 'vitest';

const cacheDir = async (deskToken: string) => {
  vi.resetModules();
  vi.stubEnv('DESK_TOKEN', deskToken);
  const { default: config } = await import('../../../waku.config.ts');
  return config.vite?.cacheDir;
};

test('no two servers prepare packages in one folder: not the desk and `npm run dev`, not copies that share what is installed', async () => {
  const folders = [await cacheDir(''), await cacheDir('a-token')];
  expect(new Set(folders).size).toBe(2);
  for (const folder of folders) expect(folder).toMatch(/^\.cache\//);
});
