import { randomUUID } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { RouteHandler } from '../../functions/platform/http/define-handler.ts';
import { functionTimeoutSeconds } from '../../shared/function-timeout.ts';
import { handlerPath } from '../../shared/kernel/route.ts';
import { refusalOfLength } from '../../shared/long-request.ts';
import { apiAddress } from '../../shared/made-pages.contract.ts';
import { clientIpHeader, originProofHeader } from '../../shared/origin-headers.ts';
import { notFoundFunction } from '../../shared/product-functions.ts';
import { registry } from '../../shared/registry.ts';
import { LambdaError, runFunction } from './door/run-function.ts';
import { requestUrl } from './request-url.ts';

const maxBodyBytes = 10 * 1024 * 1024;
const maxHeaderBytes = 10_240;

type Target = { name: string; load: () => Promise<RouteHandler> };
type Match = Target & { pathParameters: Record<string, string> | undefined };

/** Loaded at the first request for it, and kept: to ask for a module again costs a turn of the loader's thread. */
function targetOf(name: string, file: string): Target {
  let handler: Promise<RouteHandler> | undefined;
  const load = () => {
    handler ??= import(`../../functions/${file}.ts`).then((module) => module.handler);
    return handler;
  };
  return { name, load };
}

// A literal segment goes before a parameter, as API Gateway chooses.
const routes = [...registry]
  .sort((a, b) => specificity(a.path).localeCompare(specificity(b.path)))
  .map((route) => ({
    method: route.method,
    pattern: new RegExp(`^${route.path.replaceAll('.', '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
    ...targetOf(route.operation, handlerPath(route)),
  }));
const notFound = targetOf(notFoundFunction.name, notFoundFunction.file);

function specificity(path: string): string {
  return path
    .split('/')
    .map((segment) => (segment.startsWith('{') ? '1' : '0'))
    .join('');
}

/** Loads every handler, so that the first request of a route is as fast as the next. */
export async function preloadHandlers(): Promise<void> {
  for (const { load } of routes) await load();
  await notFound.load();
}

/** Does what CloudFront and the HTTP API do: finds the route, makes the event, calls the handler, writes its answer. */
export async function handleApiRequest(request: IncomingMessage, response: ServerResponse, originSecret: string) {
  const url = requestUrl(request);
  url.pathname = apiAddress(url.pathname);
  const headers = eventHeaders(request, originSecret);
  const body = await readBody(request);
  const refusal = refusalOfLength(request.headers['content-length'], randomUUID());
  if (refusal) return send(response, 413, refusal);
  if (headerBytes(headers) > maxHeaderBytes) return refuse(response, 431, 'Request Header Fields Too Large');
  if (!body) return refuse(response, 413, 'Request Entity Too Large');
  const { name, load, pathParameters } = match(request.method ?? 'GET', url.pathname);
  const handler = await load();
  await turnOfItsOwn();
  const event = { ...toEvent(request, url, headers, body), pathParameters };
  try {
    const answer = await runFunction({ name, timeoutSeconds: functionTimeoutSeconds }, event, handler);
    // Bytes at once: a text would be counted first, and written afterwards.
    const bytes = Buffer.from(answer.body ?? '', answer.isBase64Encoded ? 'base64' : 'utf8');
    const given = { ...answer.headers, 'content-length': bytes.length } as OutgoingHttpHeaders;
    response.writeHead(answer.statusCode ?? 200, given);
    response.end(bytes);
  } catch (error) {
    if (error instanceof LambdaError && error.name === 'RequestTooLargeException')
      return refuse(response, 413, 'Request Entity Too Large');
    console.error(`${name}:`, error);
    refuse(response, 500, 'Internal Server Error');
  }
}

let turn: Promise<unknown> = Promise.resolve();

/**
 * Comes in the order asked, one in each turn of the event loop. Node accepts one connection a turn (libuv since 1.45):
 * where fifty requests run in each, those who come last have waited for seconds before they are heard.
 */
function turnOfItsOwn(): Promise<unknown> {
  turn = turn.then(() => setImmediate());
  return turn;
}

function match(method: string, path: string): Match {
  for (const route of routes) {
    const found = route.method === method ? route.pattern.exec(path) : null;
    if (found) return { ...route, pathParameters: found.groups && decodeAll(found.groups) };
  }
  return { ...notFound, pathParameters: undefined };
}

function decodeAll(groups: Record<string, string>): Record<string, string> {
  const decode = (text: string) => {
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  };
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decode(value)]));
}

function eventHeaders(request: IncomingMessage, originSecret: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers))
    headers[name] = Array.isArray(value) ? value.join(',') : (value ?? '');
  headers[clientIpHeader] = request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
  headers[originProofHeader] = originSecret;
  return headers;
}

const headerBytes = (headers: Record<string, string>) =>
  Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + value.length, 0);

/** Reads to the end even what is too large: whoever still sends does not hear the refusal. */
async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= maxBodyBytes) chunks.push(chunk);
  }
  return size <= maxBodyBytes ? Buffer.concat(chunks) : null;
}

function toEvent(
  request: IncomingMessage,
  url: URL,
  headers: Record<string, string>,
  body: Buffer,
): APIGatewayProxyEventV2 {
  const text = body.toString('utf8');
  const isText = !text.includes('\uFFFD') || Buffer.from(text, 'utf8').equals(body);
  const http = {
    method: request.method ?? 'GET',
    path: url.pathname,
    protocol: `HTTP/${request.httpVersion}`,
    sourceIp: '127.0.0.1',
    userAgent: headers['user-agent'] ?? '',
  };
  const now = new Date();
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath: url.pathname,
    rawQueryString: url.search.slice(1),
    headers,
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: 'localhost',
      domainPrefix: 'localhost',
      http,
      requestId: randomUUID(),
      routeKey: '$default',
      stage: '$default',
      time: now.toISOString(),
      timeEpoch: now.getTime(),
    },
    body: body.length === 0 ? undefined : isText ? text : body.toString('base64'),
    isBase64Encoded: body.length > 0 && !isText,
  };
}

/** The gateway's own answers: its form, not ours. */
const refuse = (response: ServerResponse, status: number, message: string) => send(response, status, { message });

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
