import type { RouteSpec } from '../../shared/kernel/route.ts';

/** Posts `body` to a route of the product at `url`, as a client does; answers the status beside the envelope. */
export async function post(url: string, { path }: Pick<RouteSpec, 'path'>, body: object) {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, ...(await response.json()) };
}
