import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectId } from '#cli/desk/project-id.ts';
import { addressOfRunningDesk, rememberAddress } from '#cli/desk/running-desk.ts';

test('a second desk of a project finds the first one, for as long as that answers', async () => {
  const root = mkdtempSync(join(tmpdir(), 'desk-open-'));
  expect(await addressOfRunningDesk(root)).toBeUndefined();
  const server = createServer((_, response) => response.end(`<html data-project="${projectId(root)}">`));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  rememberAddress(root, address);
  expect(await addressOfRunningDesk(root)).toBe(address);
  // A copy has the same file.
  const copy = mkdtempSync(join(tmpdir(), 'desk-open-'));
  rememberAddress(copy, address);
  expect(await addressOfRunningDesk(copy)).toBeUndefined();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect(await addressOfRunningDesk(root)).toBeUndefined();
});
