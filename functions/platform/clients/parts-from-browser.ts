import {
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListPartsCommand,
  NoSuchUpload,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { fileAt, filesClient } from './files.ts';
import { browserClient } from './upload-url.ts';

const validSeconds = 3_600;

/** A part as S3 has it. */
export type ReceivedPart = { number: number; size: number; etag: string };

/** Begins a file of which a browser sends the parts: nothing of it is there until its end; what is left goes after a day. */
export async function beginFromBrowser(key: string, contentType: string): Promise<string> {
  const { UploadId } = await filesClient.send(
    new CreateMultipartUploadCommand({ ...fileAt(key), ContentType: contentType }),
  );
  if (!UploadId) throw new Error('S3 names no upload');
  return UploadId;
}

/** An address to which a browser may PUT that very part, of exactly so many bytes, during an hour. */
export const partUrl = (key: string, uploadId: string, number: number, size: number): Promise<string> =>
  getSignedUrl(
    browserClient,
    new UploadPartCommand({ ...fileAt(key), UploadId: uploadId, PartNumber: number, ContentLength: size }),
    { expiresIn: validSeconds, signableHeaders: new Set(['content-length', 'host']) },
  );

/** What has come of it, in order; null once it is put together or forgotten. */
export async function receivedParts(key: string, uploadId: string): Promise<ReceivedPart[] | null> {
  const received: ReceivedPart[] = [];
  for (let marker: string | undefined; ; ) {
    const page = await pageOfParts(key, uploadId, marker);
    if (!page) return null;
    for (const { PartNumber = 0, Size = 0, ETag = '' } of page.Parts ?? [])
      received.push({ number: PartNumber, size: Size, etag: ETag });
    if (!page.IsTruncated || !page.NextPartNumberMarker) return received;
    marker = page.NextPartNumberMarker;
  }
}

async function pageOfParts(key: string, uploadId: string, marker: string | undefined) {
  try {
    return await filesClient.send(
      new ListPartsCommand({ ...fileAt(key), UploadId: uploadId, ...(marker && { PartNumberMarker: marker }) }),
    );
  } catch (error) {
    if (error instanceof NoSuchUpload || (error as Error).name === 'NoSuchUpload') return null;
    throw error;
  }
}

/** S3 puts thousands of parts together before it answers. */
const joiningMs = 25_000;

/** Puts the parts together, as they were received; again, nothing where it is over. */
export async function joinParts(key: string, uploadId: string, parts: readonly ReceivedPart[]): Promise<void> {
  const Parts = parts.map(({ number, etag }) => ({ PartNumber: number, ETag: etag }));
  try {
    await filesClient.send(
      new CompleteMultipartUploadCommand({ ...fileAt(key), UploadId: uploadId, MultipartUpload: { Parts } }),
      { requestTimeout: joiningMs },
    );
  } catch (error) {
    if ((error as Error).name !== 'NoSuchUpload') throw error;
  }
}
