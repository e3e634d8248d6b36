import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { partsOf } from './file-parts.ts';
import { lockedStore } from './locked-store.ts';
import { portOf } from './port-of.ts';
import { refuseFile } from './refuse-file.ts';
import { requestUrl } from './request-url.ts';

export const bucketName = 'reclame-local-files';

const incoming = 'incoming';

export type FileStore = {
  endpoint: string;
  /** Answers a request for `/bucket/key`, wherever it came in. */
  answer: (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void>;
  stop: () => void;
};

/**
 * The bucket of the product: the calls of S3 that we make, on files of a folder. On disk, so that an import that was
 * accepted finds its file after a kill, and a catalogue of any size takes no memory.
 */
export async function startFileStore(folder: string): Promise<FileStore> {
  // What a kill left half-sent goes.
  rmSync(join(folder, incoming), { recursive: true, force: true });
  mkdirSync(join(folder, incoming), { recursive: true });
  const answerFile: FileStore['answer'] = async (request, response, path) => {
    if (request.method === 'GET' && path.replace(/\/$/, '') === `/${bucketName}`)
      return list(request, response, folder);
    const file = fileOf(folder, path);
    if (!file) return refuseFile(response, 404, 'NoSuchBucket');
    const parts = partsOf(request);
    if (parts) await parts(folder, response, file);
    else if (request.method === 'PUT') await keep(request, response, file, join(folder, incoming, randomUUID()));
    else if (request.method === 'GET' || request.method === 'HEAD') await show(request, response, file);
    else if (request.method === 'DELETE') {
      await rm(file, { force: true });
      response.writeHead(204).end();
    } else refuseFile(response, 405, 'MethodNotAllowed');
  };
  const locked = lockedStore(folder);
  const answer: FileStore['answer'] = (request, response, path) =>
    locked({ request, response }, path) ?? answerFile(request, response, path);
  const server = createServer((request, response) => {
    answer(request, response, requestUrl(request).pathname).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { endpoint: `http://127.0.0.1:${portOf(server)}`, answer, stop };
}

/** One file a key: its slashes are written `%2F`, so that no key leads out of the folder. */
function fileOf(folder: string, path: string): string | null {
  const [, bucket, encoded] = /^\/([^/]+)\/(.+)$/.exec(path) ?? [];
  if (bucket !== bucketName || !encoded) return null;
  return join(folder, `key-${encodeURIComponent(decodeURIComponent(encoded))}`);
}

/** The whole file or none: what was there before stays until the last byte has come. */
async function keep(request: IncomingMessage, response: ServerResponse, file: string, coming: string) {
  try {
    await pipeline(request, createWriteStream(coming));
    await rename(coming, file);
  } finally {
    await rm(coming, { force: true });
  }
  response.writeHead(200).end();
}

const pageLength = 1_000;

/** What a bucket holds under a prefix, a page at a time, in the order of the keys. */
async function list(request: IncomingMessage, response: ServerResponse, folder: string): Promise<void> {
  const { searchParams } = requestUrl(request);
  const prefix = searchParams.get('prefix') ?? '';
  const after = searchParams.get('continuation-token') ?? '';
  const keys = (await readdir(folder))
    .filter((name) => name.startsWith('key-'))
    .map((name) => decodeURIComponent(name.slice('key-'.length)))
    .filter((key) => key.startsWith(prefix) && key > after)
    .sort();
  const page = keys.slice(0, pageLength);
  const next = keys.length > pageLength ? `<NextContinuationToken>${escaped(page.at(-1))}</NextContinuationToken>` : '';
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><KeyCount>${page.length}</KeyCount><IsTruncated>${next !== ''}</IsTruncated>${next}${page
      .map((key) => `<Contents><Key>${escaped(key)}</Key></Contents>`)
      .join('')}</ListBucketResult>`,
  );
}

const escaped = (text = '') => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

async function show(request: IncomingMessage, response: ServerResponse, file: string): Promise<void> {
  const found = await stat(file).catch(() => null);
  if (!found) return refuseFile(response, 404, 'NoSuchKey');
  const { size } = found;
  const range = rangeOf(request.headers.range, size);
  if (range && range.start > range.end) {
    response.setHeader('content-range', `bytes */${size}`);
    return refuseFile(response, 416, 'InvalidRange');
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  // A signed address may say under which name the file is saved, and as what.
  const { searchParams } = requestUrl(request);
  const disposition = searchParams.get('response-content-disposition');
  response.writeHead(range ? 206 : 200, {
    'accept-ranges': 'bytes',
    'content-length': end - start + 1,
    'content-type': searchParams.get('response-content-type') ?? typeOf(file),
    ...(range && { 'content-range': `bytes ${start}-${end}/${size}` }),
    ...(disposition && { 'content-disposition': disposition }),
  });
  if (request.method === 'HEAD' || size === 0) response.end();
  else await pipeline(createReadStream(file, { start, end }), response);
}

/** S3 keeps what a file was put as; a browser shows no drawing that is said to be bytes. */
const typeOf = (file: string) => (file.endsWith('.svg') ? 'image/svg+xml' : 'application/octet-stream');

/** The bytes that are asked for, which may be none (`start` is past `end`); null when it is the whole file, as for S3 what it cannot read. */
function rangeOf(asked: string | undefined, size: number): { start: number; end: number } | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(asked ?? '') ?? [];
  if (first) {
    if (last && Number(last) < Number(first)) return null;
    return { start: Number(first), end: Math.min(last ? Number(last) : size - 1, size - 1) };
  }
  return last ? { start: Math.max(0, size - Number(last)), end: size - 1 } : null;
}
