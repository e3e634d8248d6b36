import { createCipheriv, createDecipheriv, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import { keyRing } from './keys.ts';

/** What a secret serves, and whose it is: a box opens for these two alone. */
export type SealScope = { purpose: string; workspaceId: string };

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts a secret before it is stored: `base64url(kid).base64url(iv, box, tag)`. */
export async function seal(scope: SealScope, text: string): Promise<string> {
  const { current } = await keyRing();
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, boxKey(current.key, scope), iv, { authTagLength: tagBytes });
  sealing.setAAD(bound(scope, current.kid));
  const box = Buffer.concat([iv, sealing.update(text, 'utf8'), sealing.final(), sealing.getAuthTag()]);
  return `${Buffer.from(current.kid).toString('base64url')}.${box.toString('base64url')}`;
}

/** The secret that was sealed, under any key of the ring; null for a box of another scope, changed, or whose key is gone. */
export async function unseal(scope: SealScope, sealed: string): Promise<string | null> {
  const [kidText = '', boxText = ''] = sealed.split('.');
  const kid = Buffer.from(kidText, 'base64url').toString('utf8');
  const key = (await keyRing()).keys.get(kid);
  const box = Buffer.from(boxText, 'base64url');
  if (!key || box.length < ivBytes + tagBytes) return null;
  const opening = createDecipheriv(cipher, boxKey(key, scope), box.subarray(0, ivBytes), { authTagLength: tagBytes });
  opening.setAAD(bound(scope, kid));
  opening.setAuthTag(box.subarray(-tagBytes));
  try {
    return Buffer.concat([opening.update(box.subarray(ivBytes, -tagBytes)), opening.final()]).toString('utf8');
  } catch {
    return null;
  }
}

// A key of its own for each purpose: the ring's keys sign elsewhere.
const boxKey = (key: KeyObject, { purpose }: SealScope) =>
  Buffer.from(hkdfSync('sha256', key, '', `seal\n${purpose}`, 32));

const bound = ({ purpose, workspaceId }: SealScope, kid: string) =>
  Buffer.from(JSON.stringify([purpose, workspaceId, kid]));
