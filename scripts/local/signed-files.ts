import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { localCredentials } from './database.ts';
import { bucketName, type FileStore } from './file-store.ts';
import { refuseFile } from './refuse-file.ts';
import { requestUrl } from './request-url.ts';

export const signedPath = '/_local/s3';
/** Where browsers send files: the first whole, the others in parts. */
const takenIn = ['uploads', 'ugc'].map((folder) => `${signedPath}/${bucketName}/${folder}/`);

/** Takes and gives a browser's files as S3 does: which, how long, of which type and under which name is what our signature says. */
export async function answerSigned(request: IncomingMessage, response: ServerResponse, files: FileStore) {
  const url = requestUrl(request);
  const { method = '' } = request;
  if (!['PUT', 'GET', 'HEAD'].includes(method)) return refuseFile(response, 405, 'MethodNotAllowed');
  if (method === 'PUT' && !takenIn.some((folder) => url.pathname.startsWith(folder)))
    return refuseFile(response, 403, 'AccessDenied');
  if (isOver(url.searchParams)) return refuseFile(response, 403, 'AccessDenied');
  if (signature(request, url) !== url.searchParams.get('X-Amz-Signature'))
    return refuseFile(response, 403, 'SignatureDoesNotMatch');
  await files.answer(request, response, url.pathname.slice(signedPath.length));
}

function isOver(params: URLSearchParams): boolean {
  const signedAt = (params.get('X-Amz-Date') ?? '').replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5');
  const endsAt = Date.parse(signedAt) + Number(params.get('X-Amz-Expires')) * 1000;
  return !(endsAt >= Date.now());
}

/** Signature Version 4 of an address, from what has arrived. */
function signature({ method, headers }: IncomingMessage, { pathname, searchParams }: URL): string {
  const value = (name: string) => searchParams.get(name) ?? '';
  const signed = value('X-Amz-SignedHeaders');
  const query = [...searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map((pair) => pair.map(encoded).join('='))
    .sort();
  const said = signed.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`);
  const asked = [method, pathname, query.join('&'), said.join(''), signed, 'UNSIGNED-PAYLOAD'].join('\n');
  const [, ...scope] = value('X-Amz-Credential').split('/');
  const hash = createHash('sha256').update(asked).digest('hex');
  const text = ['AWS4-HMAC-SHA256', value('X-Amz-Date'), scope.join('/'), hash].join('\n');
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${localCredentials.secretAccessKey}`);
  return hmac(key, text).toString('hex');
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
