import type { RouteInput, RouteOutput, RouteSpec } from '../../../shared/kernel/route.ts';
import { toApiError } from './api-error.ts';
import { isRecord } from './is-record.ts';

/** The API shares the origin of the page: CloudFront, or the local server, carries `/api/*` to it. */
const apiBase = '';

export type LooseInput = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
};

export type InputOf<R extends RouteSpec> = unknown extends RouteInput<R> ? Record<never, never> : RouteInput<R>;

type Delivery = {
  token: string | null;
  signal: AbortSignal;
  /** Under it, a creation that is tried again makes one thing. */
  key?: string | null;
};

/** One exchange: the data of the answer, or an ApiError. Knows nothing of the session. */
export function send<R extends RouteSpec>(route: R, input: InputOf<R>, delivery: Delivery): Promise<RouteOutput<R>>;
export async function send(route: RouteSpec, input: LooseInput, { token, signal, key }: Delivery): Promise<unknown> {
  const headers = new Headers({ accept: route.contentType ?? 'application/json' });
  if (key) headers.set('idempotency-key', key);
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (route.body) headers.set('content-type', 'application/json');
  const response = await fetch(addressOf(route, input), {
    method: route.method,
    headers,
    body: route.body ? JSON.stringify(input.body ?? {}) : null,
    signal,
  });
  const text = await response.text();
  if (response.ok && route.contentType && !isEnvelope(response)) return text;
  const answer = parseJson(text);
  if (response.ok && isRecord(answer) && answer.success === true) return answer.data;
  throw toApiError(response, answer);
}

/** What is too long for a text of the route's own type comes as the address of a file, in our envelope. */
const isEnvelope = ({ headers }: Response) => headers.get('content-type')?.startsWith('application/json') ?? false;

function addressOf(route: RouteSpec, { params = {}, query = {} }: LooseInput): string {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(name, String(one));
    }
  }
  return `${apiBase}${path}${search.size > 0 ? `?${search}` : ''}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
