import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { expect } from 'vitest';
import { handlerPath } from '../../../scripts/handler-path.ts';
import { errorCodes } from '../../../shared/contract/openapi-document.ts';
import type { RouteInput, RouteOutput, RouteSpec } from '../../../shared/contract/route.ts';
import type { ErrorCode } from '../../../shared/errors.ts';
import type { RouteHandler } from '../http/define-handler.ts';
import { originSecret } from './services.ts';

type Raw = {
  params?: Record<string, string>;
  rawQuery?: string;
  rawBody?: string;
  base64?: boolean;
  headers?: Record<string, string>;
  token?: string | undefined;
  /** The viewer's address, as CloudFront vouches for it; a new one each time by default, so that no test throttles another. */
  ip?: string;
};

type Failure = {
  code: ErrorCode;
  message: string;
  details?: { path: string; message: string }[];
  existingId?: string;
  requestId: string;
};

export type Answer<Data> = {
  status: number;
  headers: Record<string, string>;
  text: string;
  data: Data;
  error: Failure;
};

/** Calls a route through its real handler, with any input at all; a code that the route does not declare fails the test. */
export async function callRaw<Data = unknown>(route: RouteSpec, raw: Raw = {}): Promise<Answer<Data>> {
  const { handler }: { handler: RouteHandler } = await import(/* @vite-ignore */ `../../${handlerPath(route)}.ts`);
  const { statusCode = 0, headers = {}, body = '' } = await handler(toEvent(route, raw), context());
  const json = route.contentType && statusCode < 400 ? {} : JSON.parse(body);
  if (json.error) expect([...errorCodes(route)]).toContain(json.error.code);
  return {
    status: statusCode,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    text: body,
    data: json.data,
    error: json.error,
  };
}

/** Calls a route with an input of the contract's type. */
export async function call<R extends RouteSpec>(
  route: R,
  { params, query, body, ...raw }: RouteInput<R> & Raw & { query?: object; body?: unknown },
): Promise<Answer<RouteOutput<R>>> {
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

function toEvent(route: RouteSpec, raw: Raw): APIGatewayProxyEventV2 {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(raw.params?.[name] ?? ''));
  const http = { method: route.method, path, protocol: 'HTTP/1.1', sourceIp: '192.0.2.1', userAgent: 'test' };
  return {
    version: '2.0',
    routeKey: `${route.method} ${route.path}`,
    rawPath: path,
    rawQueryString: raw.rawQuery ?? '',
    headers: {
      ...(raw.rawBody !== undefined && { 'content-type': 'application/json' }),
      ...(raw.token && { authorization: `Bearer ${raw.token}` }),
      'x-client-ip': raw.ip ?? randomUUID(),
      'x-origin-verify': originSecret,
      ...raw.headers,
    },
    requestContext: {
      accountId: '0',
      apiId: 'test',
      domainName: 'test',
      domainPrefix: 'test',
      http,
      requestId: randomUUID(),
      routeKey: `${route.method} ${route.path}`,
      stage: '$default',
      time: '',
      timeEpoch: Date.now(),
    },
    ...(raw.params && { pathParameters: raw.params }),
    ...(raw.rawBody !== undefined && { body: raw.rawBody }),
    isBase64Encoded: raw.base64 ?? false,
  };
}

const context = (): Context => ({
  callbackWaitsForEmptyEventLoop: false,
  functionName: 'test',
  functionVersion: '1',
  invokedFunctionArn: 'test',
  memoryLimitInMB: '1024',
  awsRequestId: randomUUID(),
  logGroupName: 'test',
  logStreamName: 'test',
  getRemainingTimeInMillis: () => 28_000,
  done: () => {},
  fail: () => {},
  succeed: () => {},
});
