import { once } from 'node:events';
import { createServer } from 'node:http';
import { inflateSync } from 'node:zlib';
import { portOf } from '../local/port-of.ts';

/** A monitoring service on loopback that keeps what it receives, recordings decompressed. */
export async function startIngest() {
  let received: string[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    response.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', '*');
    response.end('{}');
    if (request.method === 'POST') received.push(readable(Buffer.concat(parts)));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    dsn: `http://public@127.0.0.1:${portOf(server)}/7`,
    text: () => received.join('\n'),
    clear: () => {
      received = [];
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A recording is the last item of its envelope: its header, a line with its segment, then zlib. */
function readable(envelope: Buffer): string {
  const header = envelope.indexOf('"type":"replay_recording"');
  if (header < 0) return envelope.toString();
  const start = envelope.indexOf('\n', envelope.indexOf('"segment_id"', header)) + 1;
  return `${envelope.subarray(0, start)}${inflateSync(envelope.subarray(start))}`;
}
