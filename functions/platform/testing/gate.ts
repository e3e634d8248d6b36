import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { portOf } from '../../../scripts/local/port-of.ts';

export type Gate = {
  endpoint: string;
  /** From now on it takes what comes, on old connections and new ones, and answers so many bytes more in all. */
  fallSilent: (afterBytes?: number) => void;
  speak: () => void;
  stop: () => void;
};

/** Stands before a server and passes everything on, until it is told to fall silent. */
export async function startGate(endpoint: string): Promise<Gate> {
  const { hostname, port } = new URL(endpoint);
  const sockets = new Set<Socket>();
  let bytesLeft = Number.POSITIVE_INFINITY;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    near.on('data', (bytes) => bytesLeft > 0 && far.write(bytes));
    far.on('data', (bytes) => {
      if (bytesLeft > 0) near.write(bytes.subarray(0, bytesLeft));
      bytesLeft -= bytes.length;
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${portOf(server)}`,
    fallSilent: (afterBytes = 0) => {
      bytesLeft = afterBytes;
    },
    speak: () => {
      bytesLeft = Number.POSITIVE_INFINITY;
    },
    stop: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
