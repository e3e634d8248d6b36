import { seal, unseal } from '../platform/identity/seal.ts';
import { newSecret } from './signature.ts';
import type { WebhookItem } from './webhook.entity.ts';

type StoredSecret = WebhookItem['secrets'][number];

const hintLength = 4;
const scopeOf = (workspaceId: string) => ({ purpose: 'webhook-secret', workspaceId });

/** A new secret, and what of it is stored. */
export async function makeSecret(workspaceId: string): Promise<{ secret: string; stored: StoredSecret }> {
  const secret = newSecret();
  return { secret, stored: { sealed: await seal(scopeOf(workspaceId), secret), hint: secret.slice(-hintLength) } };
}

/** What a rotation leaves: those that have not expired, each until `expiresAt` at most. */
export const keptSecrets = (secrets: StoredSecret[], now: Date, expiresAt: Date): StoredSecret[] =>
  living(secrets, now)
    .map((one) => ({ ...one, expiresAt: earliest(one.expiresAt, expiresAt.toISOString()) }))
    .filter((one) => one.expiresAt > now.toISOString());

const living = (secrets: StoredSecret[], now: Date) =>
  secrets.filter(({ expiresAt }) => expiresAt === undefined || expiresAt > now.toISOString());

const earliest = (a: string | undefined, b: string) => (a !== undefined && a < b ? a : b);

/** Opening a secret asks for a key; the same few sign thousands of times. */
const opened = new Map<string, string>();
const keptOpen = 1_000;

/** The secrets that sign now, the newest first. */
export function livingSecrets({ workspaceId, secrets }: WebhookItem, now: Date): Promise<string[]> {
  return Promise.all(living(secrets, now).map(({ sealed }) => open(workspaceId, sealed)));
}

async function open(workspaceId: string, sealed: string): Promise<string> {
  const known = opened.get(sealed);
  if (known) return known;
  const secret = await unseal(scopeOf(workspaceId), sealed);
  if (!secret) throw new Error('A webhook secret cannot be opened: its key is gone');
  if (opened.size >= keptOpen) opened.clear();
  opened.set(sealed, secret);
  return secret;
}
