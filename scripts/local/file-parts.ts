import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { refuseFile } from './refuse-file.ts';
import { requestUrl } from './request-url.ts';

type Act = (folder: string, response: ServerResponse, file: string) => Promise<void>;

/** S3 takes fewer bytes of the last part alone. */
const leastOfAPart = 5 * 1024 * 1024;
const mostParts = 10_000;
const pageLength = 1_000;

/** What a request wants of a file that is sent in parts; null where it wants something else. */
export function partsOf(request: IncomingMessage): Act | null {
  const { searchParams } = requestUrl(request);
  const uploadId = searchParams.get('uploadId') ?? '';
  if (request.method === 'POST' && searchParams.has('uploads')) return begin;
  if (!searchParams.has('uploadId')) return null;
  return async (folder, response, file) => {
    const parts = join(folder, `parts-${encodeURIComponent(uploadId)}`);
    if (!(await stat(parts).catch(() => null))) return refuseFile(response, 404, 'NoSuchUpload');
    if (request.method === 'PUT') await takePart(request, response, parts);
    else if (request.method === 'GET') {
      // They are put together while they are listed.
      await listParts(searchParams, response, parts).catch(() => refuseFile(response, 404, 'NoSuchUpload'));
    } else if (request.method === 'POST') await putTogether(await text(request), response, { parts, file });
    else if (request.method === 'DELETE') {
      await rm(parts, { recursive: true, force: true });
      response.writeHead(204).end();
    } else refuseFile(response, 405, 'MethodNotAllowed');
  };
}

async function begin(folder: string, response: ServerResponse): Promise<void> {
  const uploadId = randomUUID();
  await mkdir(join(folder, `parts-${uploadId}`));
  answer(response, `<InitiateMultipartUploadResult><UploadId>${uploadId}</UploadId></InitiateMultipartUploadResult>`);
}

async function takePart(request: IncomingMessage, response: ServerResponse, parts: string): Promise<void> {
  const number = Number(requestUrl(request).searchParams.get('partNumber'));
  if (!(Number.isInteger(number) && number >= 1 && number <= mostParts))
    return refuseFile(response, 400, 'InvalidArgument');
  await keepPart(request, response, join(parts, String(number)));
}

/** Straight to disk, and in its place once the last byte has come: a cut leaves the part as it was. */
async function keepPart(request: IncomingMessage, response: ServerResponse, file: string): Promise<void> {
  const coming = `${file}.${randomUUID()}.coming`;
  const hash = createHash('md5');
  try {
    await pipeline(
      request,
      async function* (pieces: AsyncIterable<Buffer>) {
        for await (const piece of pieces) {
          hash.update(piece);
          yield piece;
        }
      },
      createWriteStream(coming),
    );
    const etag = hash.digest('hex');
    await rename(coming, file);
    await writeFile(`${file}.etag`, etag);
    const sum = request.headers['x-amz-checksum-crc32'];
    response.writeHead(200, { etag: `"${etag}"`, ...(sum && { 'x-amz-checksum-crc32': sum }) }).end();
  } finally {
    await rm(coming, { force: true });
  }
}

/** What has come of a file, a page at a time, by the number of its parts. */
async function listParts(asked: URLSearchParams, response: ServerResponse, parts: string): Promise<void> {
  const after = Number(asked.get('part-number-marker') ?? 0);
  const kept = (await readdir(parts)).filter((name) => name.endsWith('.etag')).map((name) => Number.parseInt(name, 10));
  const left = kept.filter((number) => number > after).sort((a, b) => a - b);
  const page = left.slice(0, Number(asked.get('max-parts') ?? pageLength));
  const shown = await Promise.all(
    page.map(async (number) => {
      const etag = await readFile(join(parts, `${number}.etag`), 'utf8');
      const { size } = await stat(join(parts, String(number)));
      return `<Part><PartNumber>${number}</PartNumber><ETag>&quot;${etag}&quot;</ETag><Size>${size}</Size></Part>`;
    }),
  );
  const more = left.length > page.length;
  const next = more ? `<NextPartNumberMarker>${page.at(-1)}</NextPartNumberMarker>` : '';
  answer(response, `<ListPartsResult><IsTruncated>${more}</IsTruncated>${next}${shown.join('')}</ListPartsResult>`);
}

type Place = { parts: string; file: string };
type Refusal = 'InvalidPart' | 'EntityTooSmall' | 'NoSuchUpload';
/** Two who ask for the same at once get the same answer, as S3 has it. */
const joining = new Map<string, Promise<Refusal | null>>();

async function putTogether(named: string, response: ServerResponse, place: Place): Promise<void> {
  const under = joining.get(place.parts) ?? joined(named, place).finally(() => joining.delete(place.parts));
  joining.set(place.parts, under);
  const refusal = await under;
  if (refusal) return refuseFile(response, refusal === 'NoSuchUpload' ? 404 : 400, refusal);
  answer(response, '<CompleteMultipartUploadResult></CompleteMultipartUploadResult>');
}

/** Only parts that are there as they are named, and large enough. */
async function joined(named: string, { parts, file }: Place): Promise<Refusal | null> {
  if (!(await stat(parts).catch(() => null))) return 'NoSuchUpload';
  const asked = [...named.matchAll(/<Part>.*?<\/Part>/gs)].map(([part]) => ({
    number: /<PartNumber>(\d+)</.exec(part)?.[1] ?? '',
    etag: /<ETag>(?:&quot;|")?([0-9a-f]+)/.exec(part)?.[1],
  }));
  for (const [at, { number, etag }] of asked.entries()) {
    const kept = await readFile(join(parts, `${number}.etag`), 'utf8').catch(() => null);
    if (kept === null || kept !== etag) return 'InvalidPart';
    const { size } = await stat(join(parts, number));
    if (size < leastOfAPart && at < asked.length - 1) return 'EntityTooSmall';
  }
  const whole = createWriteStream(join(parts, 'whole'));
  for (const { number } of asked) await pipeline(createReadStream(join(parts, number)), whole, { end: false });
  await new Promise((done) => whole.end(done));
  await rename(join(parts, 'whole'), file);
  await rm(parts, { recursive: true, force: true });
  return null;
}

function answer(response: ServerResponse, body: string): void {
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?>${body}`);
}
