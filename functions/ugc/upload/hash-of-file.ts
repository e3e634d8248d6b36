import { createHash } from 'node:crypto';
import { readFile } from '../../platform/clients/files.ts';

/** The SHA-256 of a file's bytes, in hexadecimal; null when it is not there. */
export async function hashOfFile(key: string): Promise<string | null> {
  const bytes = await readFile(key);
  return bytes && createHash('sha256').update(bytes).digest('hex');
}
