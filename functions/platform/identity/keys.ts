import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { readSecret } from '../clients/secrets.ts';
import { env } from '../env.ts';

const key = z.string().min(32);
const keySet = z.object({
  kid: z.string(),
  key,
  previous: z.array(z.object({ kid: z.string(), key })).default([]),
});

type KeyRing = { current: { kid: string; key: KeyObject }; keys: Map<string, KeyObject> };

const toKey = (text: string) => createSecretKey(Buffer.from(text, 'utf8'));

const rings = new WeakMap<Promise<string>, Promise<KeyRing>>();

/** The signing keys by `kid`: the current one signs, the previous ones still verify. */
export function keyRing(): Promise<KeyRing> {
  const text = readSecret(env.AUTH_SECRET_ID);
  const known = rings.get(text);
  if (known) return known;
  const ring = text.then((json) => {
    const set = keySet.parse(JSON.parse(json));
    const current = { kid: set.kid, key: toKey(set.key) };
    const previous = set.previous.map((entry) => [entry.kid, toKey(entry.key)] as const);
    return { current, keys: new Map([...previous, [current.kid, current.key]]) };
  });
  rings.set(text, ring);
  return ring;
}

/** HMAC-SHA256 in base64url; `purpose` keeps the uses of one key apart. */
export function sign(secret: KeyObject, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');
}

export function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
