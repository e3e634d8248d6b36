import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { AppError } from '../app-error.ts';

const defaultLimit = 1_000_000;
const maxDepth = 32;
const maxKeys = 1_000;
/** Far above what any list may hold, so that routes say by themselves how much that is. A megabyte of `{}` takes a tenth of a second to read. */
const maxParts = 20_000;
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** The JSON body of a request, `{}` when there is none. Throws for what is not JSON, too large, too deep or ambiguous. */
export function readBody(event: APIGatewayProxyEventV2, limit = defaultLimit): unknown {
  if (!event.body) return {};
  const text = readText(event, limit);
  refuseTraps(text);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('malformed_json', { cause });
  }
}

/** The body of a request as it came, for whoever checks what signs it. Throws for what is no text, or too large. */
export function readText(event: APIGatewayProxyEventV2, limit = defaultLimit): string {
  const bytes = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.length > limit) throw new AppError('payload_too_large');
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = event.headers;
  if (!/^application\/json\s*(;|$)/i.test(type) || encoding !== 'identity')
    throw new AppError('unsupported_media_type');
  return decode(bytes);
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new AppError('malformed_json', { cause });
  }
}

// A text that is never closed runs to the end: were it to fail, each quote inside it would start again.
const token = /"(?:[^"\\]+|\\.)*"?|[{}[\]:,]/gs;

/** The keys of an object so far, or how many commas a list has. */
type OpenPlace = Set<string> | { commas: number };

/** Refuses, without recursion and before anything is built: deep nesting, repeated keys, prototype keys, endless lists, broken text. */
function refuseTraps(json: string): void {
  const open: OpenPlace[] = [];
  let lastText: string | null = null;
  for (const [found] of json.matchAll(token)) lastText = readToken(found, open, lastText);
}

function readToken(found: string, open: OpenPlace[], lastText: string | null): string | null {
  switch (found) {
    case '{':
    case '[':
      if (open.push(found === '{' ? new Set() : { commas: 0 }) > maxDepth) throw new AppError('malformed_json');
      return null;
    case '}':
    case ']':
      open.pop();
      return null;
    case ':':
      if (lastText !== null) addKey(open.at(-1), lastText);
      return null;
    case ',':
      countPart(open.at(-1));
      return null;
    default:
      if (found.includes('\\u')) refuseLoneSurrogates(found);
      return found;
  }
}

function countPart(place: OpenPlace | undefined): void {
  if (!place || place instanceof Set) return;
  place.commas += 1;
  if (place.commas >= maxParts) throw new AppError('validation_error');
}

function addKey(place: OpenPlace | undefined, quoted: string): void {
  const key = unquote(quoted);
  if (forbiddenKeys.has(key)) throw new AppError('malformed_json');
  if (!(place instanceof Set)) return;
  if (place.has(key) || place.size === maxKeys) throw new AppError('malformed_json');
  place.add(key);
}

function refuseLoneSurrogates(quoted: string): void {
  if (!unquote(quoted).isWellFormed()) throw new AppError('malformed_json');
}

function unquote(quoted: string): string {
  if (!quoted.includes('\\')) return quoted.slice(1, -1);
  try {
    return String(JSON.parse(quoted));
  } catch (cause) {
    throw new AppError('malformed_json', { cause });
  }
}
