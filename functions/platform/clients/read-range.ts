import { GetObjectCommand, NoSuchKey } from '@aws-sdk/client-s3';
import { fileAt, filesClient } from './files.ts';

/** Some bytes of a file, fewer where it ends sooner; null when there is no such file. `start` is within the file. */
export async function readRange(key: string, start: number, length: number): Promise<Buffer | null> {
  try {
    const range = `bytes=${start}-${start + length - 1}`;
    const { Body } = await filesClient.send(new GetObjectCommand({ ...fileAt(key), Range: range }));
    return Body ? Buffer.from(await Body.transformToByteArray()) : Buffer.alloc(0);
  } catch (error) {
    if (error instanceof NoSuchKey) return null;
    throw error;
  }
}
