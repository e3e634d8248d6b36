import { type IncomingMessage, type RequestOptions, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIPv6, type LookupFunction } from 'node:net';
import { failureOf } from './failure-of.ts';
import { OutboundFailure } from './outbound-failure.ts';
import { outboundPolicy } from './outbound-policy.ts';
import { hostOf, parseAddress } from './parse-address.ts';
import { vettedAddresses } from './vetted-addresses.ts';

type OutboundRequest = {
  url: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  headers: Record<string, string>;
  body?: string | Uint8Array;
  /** For everything: name, connection, certificate, headers and the whole answer. */
  timeoutMs: number;
  maxAnswerBytes: number;
  /** Gives the start of an answer that is too long, in place of failing. */
  cutLongAnswer: boolean;
};

/** Any status is an answer: redirections are not followed. The body is as it came, never decompressed. */
export type OutboundAnswer = { status: number; headers: Record<string, string>; body: Buffer; truncated: boolean };

const connectMs = 5_000;

/** These say where a message ends, or who is called: they are the connection's. */
const connectionHeaders =
  /^(connection|content-length|expect|host|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade)$/i;

/**
 * The only way out of the product, besides AWS: vets the address, connects to what was vetted and to nothing else, and
 * throws an `OutboundFailure` when no answer comes. Each request has its own connection, so that none is shared by two customers.
 */
export async function sendOut(request: OutboundRequest): Promise<OutboundAnswer> {
  const startedAt = performance.now();
  const url = parseAddress(request.url);
  const headers = headersOf(request, url);
  const addresses = await vettedAddresses(url, request.timeoutMs);
  const leftMs = request.timeoutMs - (performance.now() - startedAt);
  const options: RequestOptions = {
    method: request.method,
    hostname: hostOf(url),
    port: url.port,
    path: url.pathname + url.search,
    headers,
    setHost: false,
    agent: false,
    lookup: pinnedTo(addresses),
  };
  return exchange(url.protocol === 'https:', options, { ...request, timeoutMs: leftMs });
}

function headersOf({ headers, body }: OutboundRequest, { host }: URL): Record<string, string> {
  const reserved = Object.keys(headers).find((name) => connectionHeaders.test(name));
  if (reserved) throw new Error(`The header ${reserved} is written by the connection`);
  return {
    ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
    ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
    'accept-encoding': 'identity',
    host,
  };
}

/** Answers the addresses that were vetted, whatever the name leads to by now. */
function pinnedTo(addresses: string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  return (_name, { all }, answer) => {
    if (all) answer(null, found);
    else answer(null, found[0]?.address ?? '', found[0]?.family);
  };
}

function exchange(isSecure: boolean, options: RequestOptions, request: OutboundRequest): Promise<OutboundAnswer> {
  return new Promise((resolve, reject) => {
    const outgoing = isSecure
      ? requestSecure({ ...options, ca: outboundPolicy().authorities, rejectUnauthorized: true })
      : requestPlain(options);
    const fail = (error: unknown) => {
      finish();
      reject(failureOf(error, isSecure));
    };
    const deadline = setTimeout(() => fail(new OutboundFailure('timeout')), request.timeoutMs);
    const connecting = setTimeout(() => fail(new OutboundFailure('unreachable', { detail: 'late' })), connectMs);
    const finish = () => {
      clearTimeout(deadline);
      clearTimeout(connecting);
      outgoing.destroy();
    };
    outgoing.on('socket', (socket) =>
      socket.once(isSecure ? 'secureConnect' : 'connect', () => clearTimeout(connecting)),
    );
    outgoing.on('upgrade', () => fail(new OutboundFailure('protocol', { detail: 'upgrade' })));
    outgoing.on('error', fail);
    outgoing.on('response', (answer) => {
      answer.on('error', fail);
      readBody(answer, request, (body, truncated) => {
        finish();
        if (truncated && !request.cutLongAnswer) reject(new OutboundFailure('too_large'));
        else resolve({ status: answer.statusCode ?? 0, headers: readHeaders(answer), body, truncated });
      });
    });
    outgoing.end(request.body);
  });
}

function readBody(
  answer: IncomingMessage,
  { maxAnswerBytes }: OutboundRequest,
  done: (body: Buffer, truncated: boolean) => void,
): void {
  const chunks: Buffer[] = [];
  let size = 0;
  answer.on('data', (chunk: Buffer) => {
    size += chunk.length;
    chunks.push(chunk);
    if (size > maxAnswerBytes) done(Buffer.concat(chunks).subarray(0, maxAnswerBytes), true);
  });
  answer.on('end', () => done(Buffer.concat(chunks), false));
}

/** Without cookies: we keep none. */
function readHeaders({ headers }: IncomingMessage): Record<string, string> {
  const { 'set-cookie': _, ...others } = headers;
  return Object.fromEntries(Object.entries(others).map(([name, value]) => [name, String(value)]));
}
