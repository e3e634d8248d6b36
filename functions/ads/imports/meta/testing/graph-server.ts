import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { env } from '../../../../platform/env.ts';

type Heard = { path: string; params: URLSearchParams; authorization: string | undefined };
type Answer = { status?: number; headers?: Record<string, string>; body?: unknown };
type Reply = Answer | ((response: ServerResponse) => void);

/** A server in the place of graph.facebook.com while a file of tests runs: a test says what it answers and sees what it was asked. */
export async function startGraphServer() {
  const heard: Heard[] = [];
  let reply: (asked: Heard, count: number) => Reply = () => ({ body: { data: [] } });
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const asked = { path: url.pathname, params: url.searchParams, authorization: request.headers.authorization };
    heard.push(asked);
    const given = reply(asked, heard.length);
    if (typeof given === 'function') return given(response);
    const { status = 200, headers = {}, body = '' } = given;
    response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  env.META_GRAPH_URL = url;
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  return {
    url,
    heard,
    /** From now on; `count` is the number of the request since. */
    answer(next: typeof reply) {
      heard.length = 0;
      reply = next;
    },
  };
}

/** An error as the Graph API words it. */
export const graphError = (code: number, more: Answer = {}): Answer => ({
  status: 400,
  ...more,
  body: { error: { message: `(#${code}) with EAABtoken in it`, type: 'OAuthException', code, fbtrace_id: 'A1b2' } },
});

export const businessUsage = (percent: number, minutes = 0) => ({
  'x-business-use-case-usage': JSON.stringify({
    '1234': [
      {
        type: 'ads_archive',
        call_count: percent,
        total_cputime: 1,
        total_time: 2,
        estimated_time_to_regain_access: minutes,
      },
    ],
  }),
});

/** A record of `ads_archive`, its numbers as texts and the token in its address, as they come. */
export const archiveAd = (id: string, more: object = {}) => ({
  id,
  ad_creation_time: '2026-10-01',
  ad_delivery_start_time: '2026-10-02',
  ad_creative_bodies: [`Le meilleur café du matin, édition ${id}`],
  ad_creative_link_titles: ['Découvrir'],
  ad_snapshot_url: `https://www.facebook.com/ads/archive/render_ad/?id=${id}&access_token=EAABsecret`,
  languages: ['fr'],
  page_id: '1000',
  page_name: 'Café Lumen',
  publisher_platforms: ['facebook', 'instagram'],
  eu_total_reach: '12000',
  ...more,
});

/** One page of an answer, `after` being where the next one starts. */
export const archivePage = (records: unknown[], after?: string): Answer => ({
  body: {
    data: records,
    ...(after && { paging: { cursors: { after }, next: `https://evil.example/?after=${after}` } }),
  },
});
