import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { runFunction } from '../../../scripts/local/door/run-function.ts';
import type { Challenge } from '../../../shared/auth/auth.contract.ts';
import { functionTimeoutSeconds } from '../../../shared/function-timeout.ts';
import type { ErrorEnvelope } from '../../../shared/kernel/error-envelope.ts';
import { handlerPath, type Route, type RouteInput, type RouteOutput } from '../../../shared/kernel/route.ts';
import { errorCodes } from '../../../shared/openapi/openapi-document.ts';
import { clientIpHeader, originProofHeader } from '../../../shared/origin-headers.ts';
import type { RouteHandler } from '../http/define-handler.ts';
import { apiEvent } from './lambda-event.ts';
import { originSecret } from './services.ts';

export type Raw = {
  params?: Record<string, string>;
  rawQuery?: string;
  rawBody?: string;
  base64?: boolean;
  headers?: Record<string, string>;
  token?: string | undefined;
  /** The viewer's address, as CloudFront vouches for it; a new one each time by default, so that no test throttles another. */
  ip?: string;
};

const standIns = new AsyncLocalStorage<Record<string, string>>();

/** Runs something whose calls bear this token in place of their own. */
export const bearing = <T>(token: string, run: () => T): T => standIns.run({ authorization: `Bearer ${token}` }, run);

/** Runs something whose calls all have this `Idempotency-Key`. */
export const underKey = <T>(key: string, run: () => T): T => standIns.run({ 'idempotency-key': key }, run);

export type Answer<Data> = {
  status: number;
  headers: Record<string, string>;
  text: string;
  data: Data;
  error: ErrorEnvelope['error'];
};

/** What each route was last called with, by its operation. */
export const lastCalls = new Map<string, Raw>();

/** Calls a route through its real handler, with any input at all; a code that the route does not declare fails the test. */
export async function callRaw<Data = unknown>(route: Route, raw: Raw = {}): Promise<Answer<Data>> {
  const { handler }: { handler: RouteHandler } = await import(/* @vite-ignore */ `../../${handlerPath(route)}.ts`);
  lastCalls.set(route.operation, raw);
  const fn = { name: route.operation, timeoutSeconds: functionTimeoutSeconds };
  const { statusCode = 0, headers = {}, body = '' } = await runFunction(fn, toEvent(route, raw), handler);
  const isText = route.contentType && (statusCode < 400 || route.contentType === 'text/html');
  const json = isText ? {} : JSON.parse(body);
  if (json.error) expect([...errorCodes(route)]).toContain(json.error.code);
  return {
    status: statusCode,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    text: body,
    data: json.data,
    error: json.error,
  };
}

/** What a sign-in answers to the people of these tests, who have no second factor. */
type Open<Data> = Exclude<Data, Challenge>;

/** Calls a route with an input of the contract's type. */
export async function call<R extends Route>(
  route: R,
  { params, query, body, ...raw }: RouteInput<R> & Raw & { query?: object; body?: unknown },
): Promise<Answer<Open<RouteOutput<R>>>> {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {}))
    for (const one of [value].flat()) if (one !== undefined) search.append(name, String(one));
  return callRaw(route, {
    ...raw,
    ...(params && { params }),
    rawQuery: search.toString(),
    ...(body !== undefined && { rawBody: JSON.stringify(body) }),
  });
}

/** A call as the gateway hands it to a function. */
export function toEvent(route: Route, raw: Raw) {
  return apiEvent({
    method: route.method,
    path: route.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(raw.params?.[name] ?? '')),
    rawQueryString: raw.rawQuery ?? '',
    headers: {
      ...(raw.rawBody !== undefined && { 'content-type': 'application/json' }),
      ...(raw.token && { authorization: `Bearer ${raw.token}` }),
      [clientIpHeader]: raw.ip ?? randomUUID(),
      [originProofHeader]: originSecret,
      ...raw.headers,
      ...standInsFor(raw),
    },
    ...(raw.params && { pathParameters: raw.params }),
    ...(raw.rawBody !== undefined && { body: raw.rawBody }),
    isBase64Encoded: raw.base64 ?? false,
  });
}

/** Who calls without a token goes on without one. */
function standInsFor({ token }: Raw): Record<string, string> {
  const { authorization, ...others } = standIns.getStore() ?? {};
  return { ...others, ...(token && authorization && { authorization }) };
}
