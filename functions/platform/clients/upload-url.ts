import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { env } from '../env.ts';

/** Signs addresses for browsers; it never sends anything itself. */
export const browserClient = new S3Client({
  // On AWS the address names the bucket, so that pages may connect to that one alone; an endpoint of ours has no other.
  forcePathStyle: env.UPLOADS_ENDPOINT !== undefined,
  // The SDK's default checksum would be that of an empty body.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  ...(env.UPLOADS_ENDPOINT && { endpoint: env.UPLOADS_ENDPOINT }),
});
const validSeconds = 300;

/** An address to which a browser may PUT that very file (type and length are signed) during five minutes. */
export function uploadUrl(key: string, contentType: string, size: number): Promise<string> {
  const put = new PutObjectCommand({
    Bucket: env.FILES_BUCKET,
    Key: key,
    ContentType: contentType,
    ContentLength: size,
  });
  return getSignedUrl(browserClient, put, {
    expiresIn: validSeconds,
    signableHeaders: new Set(['content-type', 'content-length', 'host']),
  });
}
