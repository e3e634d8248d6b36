import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { portOf } from '../local/port-of.ts';

export type Received = { headers: IncomingHttpHeaders; body: string };

/** A server of this machine to which webhooks can be sent. */
export async function startOwnReceiver() {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) });
    response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${portOf(server)}/`, received, stop: () => server.close() };
}
