import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';

const client = new SecretsManagerClient({ maxAttempts: 3 });
const freshForMs = 5 * 60 * 1000;
const cache = new Map<string, { readAt: number; value: Promise<string> }>();

/** A secret's text, kept five minutes so that a rotation is seen; a failed read is not kept. */
export function readSecret(id: string): Promise<string> {
  const kept = cache.get(id);
  if (kept && Date.now() - kept.readAt < freshForMs) return kept.value;
  const value = fetchSecret(id);
  cache.set(id, { readAt: Date.now(), value });
  value.catch(() => cache.delete(id));
  return value;
}

async function fetchSecret(id: string): Promise<string> {
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: id }));
  if (!SecretString) throw new Error(`Secret ${id} holds no text`);
  return SecretString;
}
