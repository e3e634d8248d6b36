import { ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3';
import { env } from '../env.ts';
import { requestTimes } from './request-times.ts';

const client = new S3Client({ maxAttempts: 3, forcePathStyle: true, requestHandler: requestTimes });

/** The keys under a prefix, in their order, those that someone has hidden behind a mark of deletion too. */
export async function anchorKeys(prefix: string): Promise<string[]> {
  const keys = new Set<string>();
  let markers: { KeyMarker?: string | undefined; VersionIdMarker?: string | undefined } = {};
  for (;;) {
    const page = await client.send(
      new ListObjectVersionsCommand({ Bucket: env.ANCHORS_BUCKET, Prefix: prefix, ...markers }),
    );
    for (const { Key } of page.Versions ?? []) if (Key) keys.add(Key);
    if (!page.IsTruncated) return [...keys];
    markers = { KeyMarker: page.NextKeyMarker, VersionIdMarker: page.NextVersionIdMarker };
  }
}
