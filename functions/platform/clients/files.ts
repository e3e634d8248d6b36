import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { env } from '../env.ts';
import { fileTimes, uploadMs } from './request-times.ts';

// Path style works on AWS as on the emulator, whose buckets have no host of their own.
export const filesClient = new S3Client({ maxAttempts: 3, forcePathStyle: true, requestHandler: fileTimes });
export const fileAt = (key: string) => ({ Bucket: env.FILES_BUCKET, Key: key });

/** Keeps a file under a key, in place of what was there. A stream needs its length. */
export async function putFile(
  key: string,
  body: Buffer | string | Readable,
  contentType: string,
  length?: number,
): Promise<void> {
  const bytes = length ?? (typeof body === 'string' || Buffer.isBuffer(body) ? Buffer.byteLength(body) : 0);
  const put = new PutObjectCommand({ ...fileAt(key), Body: body, ContentType: contentType, ContentLength: length });
  await filesClient.send(put, { requestTimeout: uploadMs(bytes) });
}

/** A file as a stream, from a byte that it has on, with the bytes to come; null when there is none. */
export async function openFile(key: string, fromByte = 0): Promise<{ stream: Readable; size: number } | null> {
  const part = fromByte > 0 ? { Range: `bytes=${fromByte}-` } : {};
  const found = await orNull(filesClient.send(new GetObjectCommand({ ...fileAt(key), ...part })));
  return found && { stream: found.Body as Readable, size: found.ContentLength ?? 0 };
}

export async function readFile(key: string): Promise<Buffer | null> {
  const file = await openFile(key);
  return file && Buffer.concat(await file.stream.toArray());
}

/** The size of a file in bytes; null when there is none. */
export async function fileSize(key: string): Promise<number | null> {
  const found = await orNull(filesClient.send(new HeadObjectCommand(fileAt(key))));
  return found && (found.ContentLength ?? 0);
}

export async function deleteFile(key: string): Promise<void> {
  await filesClient.send(new DeleteObjectCommand(fileAt(key)));
}

async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof NoSuchKey || error instanceof NotFound) return null;
    throw error;
  }
}
