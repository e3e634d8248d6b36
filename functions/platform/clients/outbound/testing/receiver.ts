import { once } from 'node:events';
import { createServer as createPlain, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecure } from 'node:https';
import { type AddressInfo, createServer as createRaw, type Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { onTestFinished } from 'vitest';
import { hookCertificate, hookKey } from './hook-certificate.ts';

type Heard = { method: string; path: string; headers: IncomingMessage['headers']; body: string; serverName: string };
type Options = { host?: string; port?: number; secure?: boolean };

/** A server of an agency, until the test ends: `answer` says what it does, and it keeps what it was asked. */
export async function startReceiver(
  answer: (response: ServerResponse, asked: Heard) => void = (response) => response.end('ok'),
  { host = '127.0.0.1', port = 0, secure = false }: Options = {},
) {
  const heard: Heard[] = [];
  const onRequest = async (request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { method = '', url = '', headers } = request;
    const serverName = secure ? String((request.socket as TLSSocket).servername) : '';
    const asked = { method, path: url, headers, body, serverName };
    heard.push(asked);
    answer(response, asked);
  };
  const server = secure ? createSecure({ key: hookKey, cert: hookCertificate }, onRequest) : createPlain(onRequest);
  let connections = 0;
  server.on('connection', () => {
    connections += 1;
  });
  await once(server.listen(port, host), 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const bound = (server.address() as AddressInfo).port;
  return {
    port: bound,
    heard,
    connections: () => connections,
    url: (name = host) => `${secure ? 'https' : 'http'}://${name}:${bound}/hook?of=1`,
  };
}

/** A server that speaks whatever `speak` writes, and no HTTP of its own. */
export async function startRawServer(speak: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createRaw((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    speak(socket);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}
