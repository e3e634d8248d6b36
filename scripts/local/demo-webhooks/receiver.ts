import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { portOf } from '../port-of.ts';

/** One in so many is never taken, and as many fail twice, as if the server was down a moment. */
const oneIn = 6;
const failures = 2;

export type DemoReceiver = { address: () => Promise<string>; stop: () => Promise<void> };

/** The server of the demo agency, which receives its webhooks on this machine; it listens once its address is asked for. */
export function demoReceiver(): DemoReceiver {
  const tries = new Map<string, number>();
  let listening: Promise<Server> | undefined;

  function answerTo(id: string): [status: number, said: string] {
    const kind = createHash('sha256').update(id).digest().readUInt8(0) % oneIn;
    const tried = (tries.get(id) ?? 0) + 1;
    tries.set(id, tried);
    if (kind === 0) return [500, '{"error":"Fiche verrouillée par une autre tâche"}'];
    if (kind === 1 && tried <= failures) return [503, '{"error":"Maintenance en cours"}'];
    return [200, '{"ok":true}'];
  }

  async function listen(): Promise<Server> {
    const server = createServer((request, response) => {
      request.resume().once('end', () => {
        const [status, said] = answerTo(String(request.headers['webhook-id']));
        response.writeHead(status, { 'content-type': 'application/json' }).end(said);
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return server;
  }

  return {
    address: async () => {
      listening ??= listen();
      return `http://127.0.0.1:${portOf(await listening)}/crm`;
    },
    stop: async () => {
      const server = await listening;
      server?.close();
      server?.closeAllConnections();
    },
  };
}
