import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { portOf } from '../../../scripts/local/port-of.ts';

export type Received = { headers: IncomingHttpHeaders; body: string; at: number };
type Answer = (response: ServerResponse, received: Received) => void;

/** An agency's server: keeps what it receives and answers as it is told, 204 at first. */
export async function startReceiver() {
  const received: Received[] = [];
  let answer: Answer = (response) => response.writeHead(204).end();
  let [underWay, mostAtOnce] = [0, 0];
  const server = createServer(async (request, response) => {
    mostAtOnce = Math.max(mostAtOnce, ++underWay);
    response.once('close', () => underWay--);
    const one = { headers: request.headers, body: await text(request), at: Date.now() };
    received.push(one);
    answer(response, one);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${portOf(server)}/hook`,
    received,
    mostAtOnce: () => mostAtOnce,
    answerWith: (next: Answer) => {
      answer = next;
    },
    answerStatus: (status: number, headers: Record<string, string> = {}, body = '') => {
      answer = (response) => response.writeHead(status, headers).end(body);
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
