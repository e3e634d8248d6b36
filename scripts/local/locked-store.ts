import { existsSync, mkdirSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ulid } from 'ulid';
import { dayMs } from '../../shared/kernel/day.ts';
import { keptDays } from '../../shared/kernel/kept-for.ts';
import { refuseFile } from './refuse-file.ts';
import { requestUrl } from './request-url.ts';

export const lockedBucketName = 'reclame-local-anchors';

/** A version of a key, or the mark that someone deleted it. */
type Version = { versionId: string; retainUntil?: string; body?: string; deleted?: true };
type Asked = { request: IncomingMessage; response: ServerResponse; folder: string };

/**
 * A bucket under Object Lock in compliance, as far as we ask it: each write is a version beside those before, none of which goes or
 * changes before its day, whoever asks. To delete without a version only marks the key.
 */
export function lockedStore(filesFolder: string): (asked: Omit<Asked, 'folder'>, path: string) => Promise<void> | null {
  const folder = join(filesFolder, 'locked');
  mkdirSync(folder, { recursive: true });
  return ({ request, response }, path) => {
    const [, bucket, key = ''] = /^\/([^/]+)\/?(.*)$/.exec(path) ?? [];
    if (bucket !== lockedBucketName) return null;
    const asked = { request, response, folder };
    if (key === '') return request.method === 'GET' ? list(asked) : notAllowed(response);
    return act(asked, decodeURIComponent(key));
  };
}

async function act(asked: Asked, key: string): Promise<void> {
  const { request, response } = asked;
  // A retention may be made longer there; nobody of ours may, and here nothing can.
  if (requestUrl(request).searchParams.has('retention')) return refuseFile(response, 403, 'AccessDenied');
  if (request.method === 'PUT') return keep(asked, key);
  if (request.method === 'DELETE') return remove(asked, key);
  if (request.method === 'GET') return show(asked, key);
  return notAllowed(response);
}

const notAllowed = async (response: ServerResponse) => refuseFile(response, 405, 'MethodNotAllowed');

const fileOf = (folder: string, key: string) => join(folder, encodeURIComponent(key));

/** The versions of a key, the newest first. */
async function versionsOf(folder: string, key: string): Promise<Version[]> {
  const file = fileOf(folder, key);
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : [];
}

async function add(folder: string, key: string, version: Version): Promise<void> {
  const file = fileOf(folder, key);
  const coming = `${join(folder, '..', 'incoming', version.versionId)}`;
  await writeFile(coming, JSON.stringify([version, ...(await versionsOf(folder, key))]));
  await rename(coming, file);
}

async function keep({ request, response, folder }: Asked, key: string): Promise<void> {
  const body = await buffer(request);
  const names = Object.keys(request.headers);
  // S3 locks nothing whose bytes it cannot check.
  if (!names.some((name) => name === 'content-md5' || name.startsWith('x-amz-checksum-')))
    return refuseFile(response, 400, 'InvalidRequest');
  const [current] = await versionsOf(folder, key);
  if (request.headers['if-none-match'] === '*' && current && !current.deleted)
    return refuseFile(response, 412, 'PreconditionFailed');
  const versionId = ulid();
  const retainUntil = new Date(Date.now() + keptDays.audit * dayMs).toISOString();
  await add(folder, key, { versionId, retainUntil, body: body.toString('base64') });
  response.writeHead(200, { 'x-amz-version-id': versionId }).end();
}

async function remove({ request, response, folder }: Asked, key: string): Promise<void> {
  const wanted = requestUrl(request).searchParams.get('versionId');
  // No version here is older than its retention.
  if (wanted) return refuseFile(response, 403, 'AccessDenied');
  await add(folder, key, { versionId: ulid(), deleted: true });
  response.writeHead(204, { 'x-amz-delete-marker': 'true' }).end();
}

async function show({ request, response, folder }: Asked, key: string): Promise<void> {
  const versions = await versionsOf(folder, key);
  const wanted = requestUrl(request).searchParams.get('versionId');
  const found = wanted ? versions.find(({ versionId }) => versionId === wanted) : versions[0];
  if (!found?.body) return refuseFile(response, 404, 'NoSuchKey');
  response
    .writeHead(200, {
      'x-amz-version-id': found.versionId,
      'x-amz-object-lock-mode': 'COMPLIANCE',
      'x-amz-object-lock-retain-until-date': found.retainUntil,
    })
    .end(Buffer.from(found.body, 'base64'));
}

const pageLength = 1_000;

/** Every version under a prefix, those under a mark too, in the order of their keys. */
async function list({ request, response, folder }: Asked): Promise<void> {
  const { searchParams } = requestUrl(request);
  if (!searchParams.has('versions')) return refuseFile(response, 501, 'NotImplemented');
  const [prefix, after] = ['prefix', 'key-marker'].map((name) => searchParams.get(name) ?? '');
  const keys = (await readdir(folder))
    .map(decodeURIComponent)
    .filter((key) => key.startsWith(prefix ?? '') && key > (after ?? ''))
    .sort();
  const page = keys.slice(0, pageLength);
  const rows = await Promise.all(page.map(async (key) => (await versionsOf(folder, key)).map(rowOf(key)).join('')));
  const more = keys.length > pageLength ? `<NextKeyMarker>${page.at(-1)}</NextKeyMarker>` : '';
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?><ListVersionsResult><IsTruncated>${more !== ''}</IsTruncated>${more}${rows.join('')}</ListVersionsResult>`,
  );
}

const rowOf =
  (key: string) =>
  ({ versionId, deleted }: Version, at: number): string => {
    const name = deleted ? 'DeleteMarker' : 'Version';
    return `<${name}><Key>${key}</Key><VersionId>${versionId}</VersionId><IsLatest>${at === 0}</IsLatest></${name}>`;
  };
