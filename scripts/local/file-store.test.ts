import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListPartsCommand,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '../../shared/kernel/day.ts';
import { localCredentials, localRegion } from './database.ts';
import { bucketName, type FileStore, startFileStore } from './file-store.ts';
import { portOf } from './port-of.ts';
import { answerSigned, signedPath } from './signed-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'reclame-store-'));
const at = { Bucket: bucketName, Key: 'exports/ws/é t.csv' };
const none = { Bucket: bucketName, Key: 'exports/none' };
const named = { ...at, ResponseContentDisposition: 'attachment; filename="p.csv"', ResponseContentType: 'text/csv' };
const text = '0123456789';

let store: FileStore;
let browser: Server;
let sdk: S3Client;
let signer: S3Client;

const clientOf = (endpoint: string) =>
  new S3Client({
    endpoint,
    region: localRegion,
    credentials: localCredentials,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });

beforeAll(async () => {
  store = await startFileStore(folder);
  browser = createServer((request, response) => answerSigned(request, response, store)).listen(0, '127.0.0.1');
  await once(browser, 'listening');
  sdk = clientOf(store.endpoint);
  signer = clientOf(`http://127.0.0.1:${portOf(browser)}${signedPath}`);
  await sdk.send(new PutObjectCommand({ ...at, Body: text }));
});

afterAll(() => {
  store.stop();
  browser.close();
  rmSync(folder, { recursive: true });
});

const ranges: [string, number, string, string | null][] = [
  ['bytes=3-5', 206, '345', 'bytes 3-5/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=-2', 206, '89', 'bytes 8-9/10'],
  ['bytes=-20', 206, text, 'bytes 0-9/10'],
  ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
  ['bytes=10-', 416, 'InvalidRange', 'bytes */10'],
  ['bytes=-0', 416, 'InvalidRange', 'bytes */10'],
  ['bytes=5-3', 200, text, null],
  ['lines=1-2', 200, text, null],
];

describe('the bucket', () => {
  it('gives the SDK the part of a file that it asks for', async () => {
    const { Body, ContentRange, ContentLength } = await sdk.send(new GetObjectCommand({ ...at, Range: 'bytes=4-' }));
    expect(await Body?.transformToString()).toBe('456789');
    expect([ContentRange, ContentLength]).toEqual(['bytes 4-9/10', 6]);
    expect(await sdk.send(new HeadObjectCommand(at))).toMatchObject({ ContentLength: 10, AcceptRanges: 'bytes' });
    await expect(sdk.send(new GetObjectCommand({ ...at, Range: 'bytes=10-' }))).rejects.toMatchObject({
      name: 'InvalidRange',
    });
  });

  it('keeps an empty file', async () => {
    const empty = { ...at, Key: 'empty' };
    await sdk.send(new PutObjectCommand({ ...empty, Body: '' }));
    expect(await (await sdk.send(new GetObjectCommand(empty))).Body?.transformToString()).toBe('');
  });
});

describe('a signed address', () => {
  it('gives the file under the name and the type that were signed', async () => {
    const answer = await fetch(await getSignedUrl(signer, new GetObjectCommand(named), { expiresIn: 60 }));
    expect(await answer.text()).toBe(text);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-disposition': 'attachment; filename="p.csv"',
      'content-type': 'text/csv',
      'content-length': '10',
    });
  });

  it.each(ranges)('answers %s with %i', async (range, status, body, contentRange) => {
    const answer = await fetch(await getSignedUrl(signer, new GetObjectCommand(at)), { headers: { range } });
    expect([answer.status, answer.headers.get('content-range')]).toEqual([status, contentRange]);
    expect(await answer.text()).toContain(body);
  });

  it('tells a file by HEAD when that is what was signed', async () => {
    const head = await getSignedUrl(signer, new HeadObjectCommand(at));
    const answer = await fetch(head, { method: 'HEAD' });
    expect([answer.status, answer.headers.get('content-length')]).toEqual([200, '10']);
    expect((await fetch(head)).status).toBe(403);
  });

  it('opens nothing else, nothing changed, nothing after its time, and knows what is not there', async () => {
    const url = await getSignedUrl(signer, new GetObjectCommand(named), { expiresIn: 60 });
    expect((await fetch(url.replace('p.csv', 'q.csv'))).status).toBe(403);
    expect((await fetch(url.replace('exports', 'imports'))).status).toBe(403);
    expect((await fetch(url, { method: 'PUT', body: 'x' })).status).toBe(403);
    expect((await fetch(url, { method: 'DELETE' })).status).toBe(405);
    const yesterday = new Date(Date.now() - dayMs);
    const old = await getSignedUrl(signer, new GetObjectCommand(at), { expiresIn: 60, signingDate: yesterday });
    expect((await fetch(old)).status).toBe(403);
    expect((await fetch(await getSignedUrl(signer, new GetObjectCommand(none)))).status).toBe(404);
  });
});

describe('a file in parts', () => {
  const key = { Bucket: bucketName, Key: 'data-exports/ws/one.zip' };
  const large = Buffer.alloc(5 * 1024 * 1024, 'a');
  const begin = async () => (await sdk.send(new CreateMultipartUploadCommand(key))).UploadId ?? '';
  const sendOne = async (UploadId: string, PartNumber: number, Body: Buffer) =>
    (await sdk.send(new UploadPartCommand({ ...key, UploadId, PartNumber, Body }))).ETag;
  const end = (UploadId: string, tags: (string | undefined)[]) => {
    const Parts = tags.map((ETag, place) => ({ ETag, PartNumber: place + 1 }));
    return sdk.send(new CompleteMultipartUploadCommand({ ...key, UploadId, MultipartUpload: { Parts } }));
  };

  it('is there once it is put together, a part sent again in place of the first', async () => {
    const upload = await begin();
    await sendOne(upload, 1, Buffer.from('other'));
    const tags = [await sendOne(upload, 1, large), await sendOne(upload, 2, Buffer.from('end'))];
    await expect(sdk.send(new HeadObjectCommand(key))).rejects.toThrow();
    await Promise.all([end(upload, tags), end(upload, tags)]);
    expect((await sdk.send(new HeadObjectCommand(key))).ContentLength).toBe(large.length + 3);
    await expect(end(upload, tags)).rejects.toMatchObject({ name: 'NoSuchUpload' });
  });

  it('refuses parts that are too small, or that it does not have so', async () => {
    const upload = await begin();
    const tags = [await sendOne(upload, 1, Buffer.from('small')), await sendOne(upload, 2, Buffer.from('end'))];
    await expect(end(upload, tags)).rejects.toMatchObject({ name: 'EntityTooSmall' });
    await expect(end(upload, ['"0123456789abcdef0123456789abcdef"'])).rejects.toMatchObject({ name: 'InvalidPart' });
  });

  it('tells what has come of it, and takes a part from a browser under its own address alone', async () => {
    const inParts = { Bucket: bucketName, Key: 'ugc/ws/clip.mp4' };
    const { UploadId } = await sdk.send(new CreateMultipartUploadCommand(inParts));
    const signed = (PartNumber: number, ContentLength: number) =>
      getSignedUrl(signer, new UploadPartCommand({ ...inParts, UploadId, PartNumber, ContentLength }), {
        signableHeaders: new Set(['content-length', 'host']),
      });
    const send = async (url: string, body: Buffer) =>
      (await fetch(url, { method: 'PUT', body: new Uint8Array(body) })).status;
    expect(await send(await signed(2, 3), Buffer.from('end'))).toBe(200);
    expect(await send(await signed(1, large.length), large)).toBe(200);
    // Fewer bytes than were announced, and an address changed by hand.
    expect(await send(await signed(3, 5), Buffer.from('four'))).toBe(403);
    expect(await send((await signed(3, 4)).replace('partNumber=3', 'partNumber=4'), Buffer.from('four'))).toBe(403);
    const first = await sdk.send(new ListPartsCommand({ ...inParts, UploadId, MaxParts: 1 }));
    expect([first.Parts?.[0]?.PartNumber, first.Parts?.[0]?.Size, first.IsTruncated]).toEqual([1, large.length, true]);
    const PartNumberMarker = first.NextPartNumberMarker ?? '';
    const { Parts = [], IsTruncated } = await sdk.send(
      new ListPartsCommand({ ...inParts, UploadId, PartNumberMarker }),
    );
    expect([Parts.map(({ Size }) => Size), IsTruncated]).toEqual([[3], false]);
    const MultipartUpload = { Parts: [...(first.Parts ?? []), ...Parts] };
    await sdk.send(new CompleteMultipartUploadCommand({ ...inParts, UploadId, MultipartUpload }));
    await expect(sdk.send(new ListPartsCommand({ ...inParts, UploadId }))).rejects.toMatchObject({
      name: 'NoSuchUpload',
    });
  });

  it('is forgotten when asked', async () => {
    const upload = await begin();
    await sdk.send(new AbortMultipartUploadCommand({ ...key, UploadId: upload }));
    await expect(sendOne(upload, 1, large)).rejects.toMatchObject({ name: 'NoSuchUpload' });
  });
});
