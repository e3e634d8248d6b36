import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { answerAdLibrary } from './meta-ad-library.ts';
import { MetaAds } from './meta-ads/meta-ads.ts';
import { MetaConversions } from './meta-conversions.ts';
import { portOf } from './port-of.ts';

export type MetaGraph = { url: string; conversions: MetaConversions; ads: MetaAds; stop: () => Promise<void> };

/** An image that a creative may have. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** What we use of Meta's Graph API, on this machine: the Ad Library, the Conversions API and the ad accounts. */
export async function startMetaGraph(): Promise<MetaGraph> {
  const conversions = new MetaConversions();
  const ads = new MetaAds();
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/creative.png') return response.writeHead(200, { 'content-type': 'image/png' }).end(dot);
    const token = /^(?:Bearer|OAuth) (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const isConversion = request.method === 'POST' && pathname.endsWith('/events');
    const given = token ?? searchParams.get('access_token') ?? '';
    const { body, headers = {} } = isConversion
      ? await conversions.answer(request, pathname, token ?? '')
      : (ads.answer(request.method ?? '', pathname, await paramsOf(request, searchParams), given) ??
        answerAdLibrary(pathname, searchParams, given));
    response.writeHead('error' in body ? 400 : 200, { 'content-type': 'application/json; charset=UTF-8', ...headers });
    response.end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    conversions,
    ads,
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Of the address, and of the form that a POST brings. */
const paramsOf = async (request: IncomingMessage, ofAddress: URLSearchParams): Promise<URLSearchParams> =>
  request.method === 'POST'
    ? new URLSearchParams([...ofAddress, ...new URLSearchParams(await text(request))])
    : ofAddress;
