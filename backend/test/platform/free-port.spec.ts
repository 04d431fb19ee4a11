import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from '@jest/globals';
import { portState } from '../../../tools/src/services/ports.ts';

it('reports a used port as taken, also inside Jest', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  expect(await portState(port)).toBe('taken');
  await new Promise((resolve) => server.close(resolve));
  expect(await portState(port)).toBe('free');
});
