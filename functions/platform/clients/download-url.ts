import { GetObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { env } from '../env.ts';
import { browserClient } from './upload-url.ts';

const validSeconds = 900;

/** An address from which a browser may save a file under a name, during a quarter of an hour. */
export async function downloadUrl(key: string, name: string): Promise<{ url: string; expiresAt: string }> {
  const get = new GetObjectCommand({
    Bucket: env.FILES_BUCKET,
    Key: key,
    ResponseContentDisposition: `attachment; filename="${name}"`,
  });
  const expiresAt = new Date(Date.now() + validSeconds * 1000).toISOString();
  return { url: await getSignedUrl(browserClient, get, { expiresIn: validSeconds }), expiresAt };
}

/** An address from which a browser may show an image, for as long. */
export const shownUrl = (key: string): Promise<string> =>
  getSignedUrl(browserClient, new GetObjectCommand({ Bucket: env.FILES_BUCKET, Key: key }), {
    expiresIn: validSeconds,
  });

const playedSeconds = 3_600;

/** An address from which a browser may play or show a file as what it was found to be, during an hour, piece by piece. */
export const playedUrl = (key: string, contentType: string): Promise<string> =>
  signedFor(key, { ResponseContentType: contentType });

/** For as long, one from which it is saved under the name that its sender gave it: across origins, a page cannot say that itself. */
export const savedUrl = (key: string, name: string): Promise<string> =>
  signedFor(key, { ResponseContentDisposition: `attachment; filename*=UTF-8''${encodeURIComponent(name)}` });

const signedFor = (key: string, answered: { ResponseContentType?: string; ResponseContentDisposition?: string }) =>
  getSignedUrl(browserClient, new GetObjectCommand({ Bucket: env.FILES_BUCKET, Key: key, ...answered }), {
    expiresIn: playedSeconds,
  });
