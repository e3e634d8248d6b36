import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { log } from '../log.ts';
import { requestTimes } from './request-times.ts';

// Half as long as for others: a request may need two secrets, one after the other, and serve on with what was read before.
const requestTimeout = requestTimes.requestTimeout / 2;
const client = new SecretsManagerClient({ maxAttempts: 3, requestHandler: { ...requestTimes, requestTimeout } });
const freshForMs = 5 * 60 * 1000;
const cache = new Map<string, { readAt: number; value: Promise<string> }>();

/** A secret's text, kept five minutes so that a rotation is seen; what was read last serves on when it cannot be read again. */
export function readSecret(id: string): Promise<string> {
  const kept = cache.get(id);
  // Once the clock was set back the age is negative: without `abs`, the text would count as fresh until the clock caught up.
  if (kept && Math.abs(Date.now() - kept.readAt) < freshForMs) return kept.value;
  const value = fetchSecret(id).catch((error) => {
    if (kept) {
      log.error('secret not read again', error);
      return kept.value;
    }
    cache.delete(id);
    throw error;
  });
  cache.set(id, { readAt: Date.now(), value });
  return value;
}

async function fetchSecret(id: string): Promise<string> {
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: id }));
  if (!SecretString) throw new Error(`Secret ${id} holds no text`);
  return SecretString;
}
