import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  NoSuchUpload,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { fileAt, filesClient } from './files.ts';
import { uploadMs } from './request-times.ts';

/** A part that was sent, as S3 wants it named at the end. */
export type SentPart = { etag: string; crc32: string };

/** Begins a file that is sent in parts: nothing of it is there until its end, and what is left unfinished goes after a day. */
export async function beginParts(key: string, contentType: string): Promise<string> {
  const { UploadId } = await filesClient.send(
    // The SDK sends that sum with each part, and S3 takes it of those alone that were announced.
    new CreateMultipartUploadCommand({ ...fileAt(key), ContentType: contentType, ChecksumAlgorithm: 'CRC32' }),
  );
  if (!UploadId) throw new Error('S3 names no upload');
  return UploadId;
}

/** Sends a part, in place of one of that number; all but the last are of five megabytes or more. */
export async function sendPart(key: string, uploadId: string, number: number, body: Buffer): Promise<SentPart> {
  const { ETag, ChecksumCRC32 } = await filesClient.send(
    new UploadPartCommand({
      ...fileAt(key),
      UploadId: uploadId,
      PartNumber: number,
      Body: body,
      ContentLength: body.length,
      ChecksumAlgorithm: 'CRC32',
    }),
    { requestTimeout: uploadMs(body.length) },
  );
  if (!ETag || !ChecksumCRC32) throw new Error(`S3 does not say what it has of part ${number}`);
  return { etag: ETag, crc32: ChecksumCRC32 };
}

/** S3 puts thousands of parts together before it answers. */
const joiningMs = 120_000;

export async function endParts(key: string, uploadId: string, parts: readonly SentPart[]): Promise<void> {
  const Parts = parts.map(({ etag, crc32 }, at) => ({ PartNumber: at + 1, ETag: etag, ChecksumCRC32: crc32 }));
  await filesClient.send(
    new CompleteMultipartUploadCommand({ ...fileAt(key), UploadId: uploadId, MultipartUpload: { Parts } }),
    { requestTimeout: joiningMs },
  );
}

/** Forgets what was sent; nothing where it is over. */
export async function forgetParts(key: string, uploadId: string): Promise<void> {
  try {
    await filesClient.send(new AbortMultipartUploadCommand({ ...fileAt(key), UploadId: uploadId }));
  } catch (error) {
    if (!(error instanceof NoSuchUpload)) throw error;
  }
}
