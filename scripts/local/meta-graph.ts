import { once } from 'node:events';
import { createServer } from 'node:http';
import { answerAdLibrary } from './meta-ad-library.ts';
import { MetaConversions } from './meta-conversions.ts';
import { portOf } from './port-of.ts';

export type MetaGraph = { url: string; conversions: MetaConversions; stop: () => Promise<void> };

/** What we use of Meta's Graph API, on this machine: the Ad Library and the Conversions API. */
export async function startMetaGraph(): Promise<MetaGraph> {
  const conversions = new MetaConversions();
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const token = /^(?:Bearer|OAuth) (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const isConversion = request.method === 'POST' && pathname.endsWith('/events');
    const { body, headers = {} } = isConversion
      ? await conversions.answer(request, pathname, token ?? '')
      : answerAdLibrary(pathname, searchParams, token ?? searchParams.get('access_token') ?? '');
    response.writeHead('error' in body ? 400 : 200, { 'content-type': 'application/json; charset=UTF-8', ...headers });
    response.end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    conversions,
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
