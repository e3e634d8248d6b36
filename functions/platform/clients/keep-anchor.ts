import { PutObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { env } from '../env.ts';
import { requestTimes } from './request-times.ts';

const client = new S3Client({ maxAttempts: 3, forcePathStyle: true, requestHandler: requestTimes });

/** Keeps a key for as long as the bucket locks it; one that is there stays as it is. */
export async function keepAnchor(key: string, body: string): Promise<void> {
  try {
    await client.send(
      new PutObjectCommand({
        Bucket: env.ANCHORS_BUCKET,
        Key: key,
        Body: body,
        ContentType: 'application/json',
        // S3 locks nothing that comes without a sum of its bytes.
        ChecksumAlgorithm: 'CRC32',
        IfNoneMatch: '*',
      }),
    );
  } catch (error) {
    if (!(error instanceof S3ServiceException && error.name === 'PreconditionFailed')) throw error;
  }
}
