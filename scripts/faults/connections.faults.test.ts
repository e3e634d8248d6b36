import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { FaultyProduct } from './faulty-product.ts';

/** What the product has open by itself is far fewer; what comes here is far more. */
const mostFiles = 160;
const crowd = 400;

it('a product that has no connection left answers again once some are given up, and has lost nothing', async () => {
  const product = new FaultyProduct({}, { mostFiles });
  await product.start();
  for (let at = 0; at < 5; at++) expect(await product.act(`Avant ${at}`)).toBe(true);
  const sockets = await Promise.all(Array.from({ length: crowd }, () => openedTo(product)));
  expect(sockets.some((socket) => socket.destroyed)).toBe(true);
  // Refused or not, they are told: nobody waits for ever.
  await Promise.all(Array.from({ length: 20 }, (_, at) => product.act(`Pendant ${at}`)));
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => product.act('Après'), { timeout: 30_000, interval: 250 }).toBe(true);
  expect(product.isRunning()).toBe(true);
  // A connection that was kept from before may be reset once more.
  const kept = await vi.waitFor(() => product.boardIds(), { timeout: 30_000, interval: 250 });
  for (const id of product.acknowledged) expect(kept).toContain(id);
  await product.remove();
});

/** A connection that says half of what it wants; closed already where there was no room for it. */
async function openedTo({ url }: FaultyProduct): Promise<Socket> {
  const { port } = new URL(url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => {});
  await Promise.race([once(socket, 'connect').catch(() => undefined), setTimeout(5_000)]);
  if (!socket.destroyed) socket.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\n');
  // One that is reset is closed as well, and `once` would raise its error.
  await Promise.race([once(socket, 'close').catch(() => undefined), setTimeout(500)]);
  return socket;
}
