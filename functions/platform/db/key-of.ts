import { createHash } from 'node:crypto';

/** Free text (an e-mail, a token, an address) made fit for a key: fixed length, no separator, no collision. */
export function keyOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
