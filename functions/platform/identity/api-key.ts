import { randomBytes } from 'node:crypto';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { pixelTrack } from '../../../shared/kernel/permissions.ts';
import { keyOf } from '../db/key-of.ts';
import { isRefused } from '../db/write.ts';
import { log } from '../log.ts';
import { ApiKey, type ApiKeyItem } from './api-key.entity.ts';
import { ApiKeyHash } from './api-key-hash.entity.ts';
import type { UserItem } from './user.entity.ts';

const prefix = 'rk_';
const form = /^rk_[\w-]{43}$/;

/** 256 random bits, so that its hash needs no salt and guessing no throttle. */
export const makeApiKey = (): string => prefix + randomBytes(32).toString('base64url');

/** Whether a bearer means to be an API key; an access token never begins so. */
export const isApiKey = (bearer: string): boolean => bearer.startsWith(prefix);

type KeyIds = { apiKeyId: string; userId: string; workspaceId: string };

const knownKeys = 1_000;
const known = new Map<string, KeyIds>();

/**
 * The ids behind a key, or null; what has not the form of a key costs no read. A key stands for the same ids for ever, so
 * they are remembered: whether it still exists is for the caller to read.
 */
export async function findApiKey(key: string): Promise<KeyIds | null> {
  if (!form.test(key)) return null;
  const tokenKey = keyOf(key);
  const remembered = known.get(tokenKey);
  if (remembered) return remembered;
  const { data } = await ApiKeyHash.get({ tokenKey }).go({ consistent: true });
  if (!data) return null;
  if (known.size === knownKeys) known.clear();
  known.set(tokenKey, data);
  return data;
}

/** What a key was given. */
export function permissionsOf({ permissions, knowsPixelTrack }: ApiKeyItem): string[] {
  return !knowsPixelTrack && permissions.includes('webhooks:write') ? [...permissions, pixelTrack] : permissions;
}

/** Whether a reset of its maker's password has ended a key. What only tracks, made by someone proven, goes on: a forgotten password stops no shop. */
export function isRevoked(key: ApiKeyItem, { keyEpoch = 0 }: Pick<UserItem, 'keyEpoch'>): boolean {
  const { epoch = 0, proven } = key;
  if (epoch >= keyEpoch) return false;
  return !(proven && permissionsOf(key).every((permission) => permission === pixelTrack));
}

/** Notes the day on which a key is used: one write a day, which the request does not depend on. */
export async function noteUse(key: ApiKeyItem, today: string = parisDay()): Promise<void> {
  const { workspaceId, apiKeyId, lastUsedAt } = key;
  if (lastUsedAt !== undefined && lastUsedAt >= today) return;
  try {
    await ApiKey.patch({ workspaceId, apiKeyId })
      .set({ lastUsedAt: today })
      .where((attr, { notExists, lt }) => `(${notExists(attr.lastUsedAt)} OR ${lt(attr.lastUsedAt, today)})`)
      .go();
  } catch (error) {
    if (!isRefused(error)) log.warn('the use of an API key was not noted', { workspaceId, apiKeyId });
  }
}
