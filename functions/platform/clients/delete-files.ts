import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import { env } from '../env.ts';
import { deleteFile, filesClient } from './files.ts';

const atOnce = 20;

/** Removes every file whose key begins so, however many there are, until a time (epoch, ms); answers how many there were, and whether that is all. */
export async function deleteFiles(prefix: string, until: number): Promise<{ deleted: number; done: boolean }> {
  let deleted = 0;
  for (;;) {
    const { Contents = [] } = await filesClient.send(
      new ListObjectsV2Command({ Bucket: env.FILES_BUCKET, Prefix: prefix, MaxKeys: 1_000 }),
    );
    const keys = Contents.flatMap(({ Key }) => (Key === undefined ? [] : [Key]));
    if (keys.length === 0) return { deleted, done: true };
    for (let at = 0; at < keys.length; at += atOnce) {
      if (Date.now() >= until) return { deleted, done: false };
      const some = keys.slice(at, at + atOnce);
      await Promise.all(some.map(deleteFile));
      deleted += some.length;
    }
  }
}
