import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectVersionsCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { afterAll, expect, it } from 'vitest';
import { localCredentials, localRegion } from './database.ts';
import { startFileStore } from './file-store.ts';
import { lockedBucketName } from './locked-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'reclame-locked-'));
const store = await startFileStore(folder);
const sdk = new S3Client({
  endpoint: store.endpoint,
  region: localRegion,
  credentials: localCredentials,
  forcePathStyle: true,
  requestChecksumCalculation: 'WHEN_REQUIRED',
});
afterAll(() => {
  store.stop();
  rmSync(folder, { recursive: true });
});

const at = { Bucket: lockedBucketName, Key: 'wks_1/2026-11-27' };
const put = (Body: string, over = {}) =>
  sdk.send(new PutObjectCommand({ ...at, Body, ChecksumAlgorithm: 'CRC32', ...over }));

it('keeps every version until its day, whoever overwrites or deletes it', async () => {
  const { VersionId } = await put('first');
  await expect(put('other', { IfNoneMatch: '*' })).rejects.toMatchObject({ name: 'PreconditionFailed' });
  await put('second');
  await expect(sdk.send(new DeleteObjectCommand({ ...at, VersionId }))).rejects.toMatchObject({ name: 'AccessDenied' });
  await sdk.send(new DeleteObjectCommand(at));
  await expect(sdk.send(new GetObjectCommand(at))).rejects.toMatchObject({ name: 'NoSuchKey' });
  const found = await sdk.send(new GetObjectCommand({ ...at, VersionId }));
  expect(await found.Body?.transformToString()).toBe('first');
  expect(found.ObjectLockMode).toBe('COMPLIANCE');
  const { Versions, DeleteMarkers } = await sdk.send(
    new ListObjectVersionsCommand({ Bucket: lockedBucketName, Prefix: 'wks_1/' }),
  );
  expect([Versions?.length, DeleteMarkers?.length]).toEqual([2, 1]);
});

it('locks nothing without a sum of its bytes', async () => {
  await expect(put('x', { ChecksumAlgorithm: undefined })).rejects.toMatchObject({ name: 'InvalidRequest' });
});
